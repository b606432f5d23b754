"""The example for Ray, on a cluster of two workers on this machine."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import nonoscope
import pytest

ray = pytest.importorskip("ray")
import pyarrow  # noqa: E402
import pyarrow.parquet  # noqa: E402
from ray.cluster_utils import Cluster  # noqa: E402

EXAMPLE = Path(__file__).parents[2] / "examples/ray/rate.py"
HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1"
TEXTS = 1_200
AT_A_TIME = 60


@pytest.fixture(scope="module")
def cluster():
    """A head that does no work, and two workers with a processor each: one cluster for all, because it takes long to start."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": 100 << 20})
    for _ in range(2):
        cluster.add_node(num_cpus=1, object_store_memory=100 << 20)
    yield cluster
    cluster.shutdown()


def start(cluster, *words):
    """The example, in a session of its own, so that all of it can be killed."""
    environment = {**os.environ, "RAY_ADDRESS": cluster.address if cluster else ""}
    return subprocess.Popen(
        [sys.executable, EXAMPLE, *map(str, words)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def ran(cluster, *words):
    """What it says, and its exit code."""
    process = start(cluster, *words)
    said, _ = process.communicate(timeout=400)
    return said, process.returncode


def files(folder):
    """The files with ratings that are complete, each with the time at which it was written."""
    found = {}
    for path in Path(folder).glob("*.parquet"):
        try:
            pyarrow.parquet.read_metadata(path)
        except (OSError, pyarrow.ArrowInvalid):
            continue
        found[path] = path.stat().st_mtime_ns
    return found


def rows(folder):
    found = pyarrow.concat_tables(pyarrow.parquet.read_table(path) for path in Path(folder).glob("*.parquet"))
    return sorted(found.to_pylist(), key=lambda row: (row["id"], row["number"]))


def test_what_was_interrupted_goes_on_and_nothing_is_rated_twice(cluster, tmp_path):
    some = [nonoscope.make(20, seed=seed) for seed in range(30)]
    texts = [some[number % len(some)].write("json") for number in range(TEXTS)]
    ids = [f"{number:05}" for number in range(TEXTS)]
    puzzles, rated = tmp_path / "puzzles.parquet", tmp_path / "rated"
    pyarrow.parquet.write_table(pyarrow.table({"id": ids, "puzzle": texts}), puzzles)

    process = start(cluster, puzzles, rated, "--rows", AT_A_TIME)
    deadline = time.monotonic() + 300
    while not len(list((rated / "_done").glob("*.parquet"))) >= 3:
        assert process.poll() is None and time.monotonic() < deadline, process.stdout.read()
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    # Tasks of which it was told before end by themselves or are stopped by Ray.
    time.sleep(3)
    before, notes = files(rated), list((rated / "_done").glob("*.parquet"))
    if len(before) >= TEXTS / AT_A_TIME:
        pytest.fail("It was done before it was killed; it needs more puzzles to be interrupted.")

    said, code = ran(cluster, puzzles, rated, "--rows", AT_A_TIME)
    # Ray may say something after it, as that it started many processes.
    assert code == 0 and f"All puzzles of {puzzles} are rated in {rated}." in said.splitlines(), said
    after = files(rated)
    # A note that is pending is of a part whose file may not be whole.
    done = [note.stem for note in notes if not note.stem.endswith(".pending")]
    assert len(done) >= 2
    for name in done:
        kept = [path for path in before if path.stem.startswith(name)]
        assert kept and all(after[path] == before[path] for path in kept), "What was there is rated again."
    # Each puzzle has one rating, and it is what one process finds.
    expected = [puzzle.rate() for puzzle in some]
    found = rows(rated)
    assert [row["id"] for row in found] == ids
    for number, row in enumerate(found):
        rating = expected[number % len(some)]
        assert row == {
            "id": ids[number],
            "number": 1,
            "verdict": "unique",
            "rating": rating.number,
            "tier": rating.tier,
            "mistake": None,
        }

    # The third time there is nothing to do.
    said, code = ran(cluster, puzzles, rated)
    assert code == 0 and files(rated) == after


def test_a_folder_is_rated_file_by_file(cluster, tmp_path):
    folder, rated = tmp_path / "puzzles", tmp_path / "rated"
    (folder / "inner").mkdir(parents=True)
    (folder / "a.txt").write_text(HEART)
    (folder / "b.txt").write_text("2 1\nx\n")
    (folder / "inner/many.txt").write_text("$1\n1\n1\n$2\n1\n1\n1\n1\n")
    said, code = ran(cluster, folder, rated)
    assert code == 0, said
    mistake = "Line 2, column 1: Found “x”, expected a number."
    assert [tuple(row.values()) for row in rows(rated)] == [
        (str(folder / "a.txt"), 1, "unique", 1, "gentle", None),
        (str(folder / "b.txt"), 1, None, None, None, mistake),
        (str(folder / "inner/many.txt"), 1, "unique", 0, "gentle", None),
        (str(folder / "inner/many.txt"), 2, "multiple", None, None, None),
    ]


def test_what_is_wrong_is_a_sentence(cluster, tmp_path):
    text, other = tmp_path / "puzzle.txt", tmp_path / "other.parquet"
    text.write_text(HEART)
    pyarrow.parquet.write_table(pyarrow.table({"name": ["a"], "puzzle": [HEART]}), other)
    # The first is started without the address of a cluster.
    for where, puzzles, wrong in [
        (None, tmp_path / "nowhere", "nowhere cannot be read: "),
        (cluster, text, "puzzle.txt cannot be read: "),
        (cluster, other, "other.parquet has no column `id`."),
    ]:
        said, code = ran(where, puzzles, tmp_path / "rated")
        assert code == 1 and wrong in said and "Traceback" not in said, said


def test_what_is_not_installed_is_a_sentence(tmp_path):
    # Without the packages of this environment.
    said = subprocess.run(
        [sys.executable, "-S", EXAMPLE, tmp_path, tmp_path], capture_output=True, text=True, timeout=60
    )
    assert said.returncode == 1 and said.stdout == ""
    assert said.stderr.startswith("nonoscope is not installed, or too old.") and len(said.stderr.splitlines()) == 1
