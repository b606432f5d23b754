"""The example for Ray, on a cluster of two workers on this machine."""

import contextlib
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
AT_A_TIME = 30
PUZZLES = [nonoscope.make(20, seed=seed) for seed in range(30)]
MEMORY = {"object_store_memory": 100 << 20}


@contextlib.contextmanager
def started(processors, workers=0):
    """A head with so many processors, and workers with a processor each."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": processors, **MEMORY})
    for _ in range(workers):
        cluster.add_node(num_cpus=1, **MEMORY)
    yield cluster
    cluster.shutdown()


@pytest.fixture(scope="module")
def cluster():
    """A head that does no work, and two workers: one cluster for almost all, because it takes long to start."""
    with started(0, workers=2) as cluster:
        yield cluster


@pytest.fixture
def fragile():
    """The same for a test that breaks it."""
    with started(0, workers=2) as cluster:
        yield cluster


@pytest.fixture
def single():
    """One machine with one processor."""
    with started(1) as cluster:
        yield cluster


@pytest.fixture
def puzzles(tmp_path):
    """Many puzzles as Parquet, with more in a group than are rated at a time."""
    path = tmp_path / "puzzles.parquet"
    texts = [PUZZLES[number % len(PUZZLES)].write("json") for number in range(TEXTS)]
    pyarrow.parquet.write_table(pyarrow.table({"id": ids(), "puzzle": texts}), path, row_group_size=500)
    return path


def ids():
    return [f"{number:05}" for number in range(TEXTS)]


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
    try:
        said, _ = process.communicate(timeout=400)
    finally:
        process.kill()
    return said, process.returncode


def until(process, what):
    """Waits for something to be true while it runs."""
    deadline = time.monotonic() + 300
    while not what():
        assert process.poll() is None and time.monotonic() < deadline, process.stdout.read()
        time.sleep(0.02)


def files(folder):
    """The files with ratings, each with the time at which it was written."""
    return {path: path.stat().st_mtime_ns for path in Path(folder).glob("[!_]*")}


def rows(folder):
    """All ratings, without where they were found."""
    found = pyarrow.concat_tables(map(pyarrow.parquet.read_table, files(folder))).drop_columns(["node"])
    return sorted(found.to_pylist(), key=lambda row: (row["id"], row["number"]))


def nodes(folder):
    """The machines that rated something."""
    return {name for path in files(folder) for name in pyarrow.parquet.read_table(path)["node"].to_pylist()}


def workers(node):
    """The processes of a node that rate something just now."""
    raylet = node.all_processes["raylet"][0].process.pid
    found = subprocess.run(["pgrep", "-P", str(raylet), "-f", "^ray::rated"], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()]


def held(process, node):
    """A process of a node, held in the middle of rating."""
    while True:
        until(process, lambda: workers(node))
        for worker in workers(node):
            os.kill(worker, signal.SIGSTOP)
            # It may have been done with it just before.
            if worker in workers(node):
                return worker
            os.kill(worker, signal.SIGCONT)


def as_one_process_finds(found):
    """Whether each puzzle has one rating, and it is the right one."""
    ratings = [puzzle.rate() for puzzle in PUZZLES]
    assert [row["id"] for row in found] == ids()
    for number, row in enumerate(found):
        rating = ratings[number % len(PUZZLES)]
        assert row == {
            "id": f"{number:05}",
            "number": 1,
            "verdict": "unique",
            "rating": rating.number,
            "tier": rating.tier,
            "mistake": None,
        }


def test_what_was_interrupted_goes_on_and_nothing_is_rated_twice(cluster, puzzles, tmp_path):
    rated = tmp_path / "rated"
    process = start(cluster, puzzles, rated, "--rows", AT_A_TIME)
    until(process, lambda: len(files(rated)) >= 3)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    before = files(rated)
    assert 3 <= len(before) < TEXTS / AT_A_TIME, "It needs more puzzles to be interrupted."
    # As if it had been writing at that moment.
    (rated / "_unfinished.parquet").write_bytes(b"PAR1")

    said, code = ran(cluster, puzzles, rated, "--rows", AT_A_TIME)
    # Ray may say something after it, as that it started many processes.
    assert code == 0 and f"All puzzles of {puzzles} are rated in {rated}." in said.splitlines(), said
    after = files(rated)
    assert before.items() < after.items(), "What was there is rated again."
    as_one_process_finds(rows(rated))
    assert len(nodes(rated)) == 2
    assert pyarrow.parquet.read_table(rated).num_rows == TEXTS

    # The third time there is nothing to do.
    said, code = ran(cluster, puzzles, rated)
    assert code == 0 and files(rated) == after, said


def test_a_process_and_a_machine_that_are_lost_are_made_up_for(fragile, puzzles, tmp_path):
    rated = tmp_path / "rated"
    first, second = fragile.worker_nodes
    process = start(fragile, puzzles, rated, "--rows", AT_A_TIME)
    until(process, lambda: len(nodes(rated)) == 2)
    os.kill(held(process, first), signal.SIGKILL)
    lost = held(process, second)
    fragile.remove_node(second, allow_graceful=False)
    try:
        os.kill(lost, signal.SIGKILL)
    except ProcessLookupError:
        pass
    said, _ = process.communicate(timeout=400)
    assert process.returncode == 0, said
    as_one_process_finds(rows(rated))
    assert nodes(rated) == {first.node_id, second.node_id}


def test_a_folder_is_rated_file_by_file(cluster, tmp_path):
    folder, rated = tmp_path / "a folder", tmp_path / "rated"
    (folder / "inner").mkdir(parents=True)
    (folder / "a.txt").write_text(HEART)
    (folder / "b.txt").write_text("2 1\nx\n")
    (folder / "inner/many.txt").write_text("$1\n1\n1\n$2\n1\n1\n1\n1\n")
    mistake = "Line 2, column 1: Found “x”, expected a number."
    expected = [
        (str(folder / "a.txt"), 1, "unique", 1, "gentle", None),
        (str(folder / "b.txt"), 1, None, None, None, mistake),
        (str(folder / "inner/many.txt"), 1, "unique", 0, "gentle", None),
        (str(folder / "inner/many.txt"), 2, "multiple", None, None, None),
    ]
    said, code = ran(cluster, folder, rated)
    assert code == 0, said
    assert [tuple(row.values()) for row in rows(rated)] == expected

    # All of it again, and with another file.
    before = files(rated)
    said, code = ran(cluster, folder, rated)
    assert code == 0 and files(rated) == before, said
    (folder / "again.txt").write_text(HEART)
    said, code = ran(cluster, folder, rated)
    assert code == 0 and before.items() < files(rated).items(), said
    again = (str(folder / "again.txt"), 1, "unique", 1, "gentle", None)
    assert [tuple(row.values()) for row in rows(rated)] == sorted([*expected, again])


def test_one_processor_is_enough(single, tmp_path):
    folder, rated = tmp_path / "puzzles", tmp_path / "rated"
    folder.mkdir()
    for number, puzzle in enumerate(PUZZLES[:4]):
        (folder / f"{number}.txt").write_text(puzzle.write())
    said, code = ran(single, folder, rated, "--rows", 1)
    before = files(rated)
    assert code == 0 and len(before) == 4, said
    # Half of it again, and then nothing.
    for path in list(before)[:2]:
        path.unlink()
        del before[path]
    for _ in range(2):
        said, code = ran(single, folder, rated, "--rows", 1)
        assert code == 0 and before.items() < files(rated).items(), said
        assert [row["rating"] for row in rows(rated)] == [puzzle.rate().number for puzzle in PUZZLES[:4]]


def test_numbers_and_gaps_are_taken(cluster, tmp_path):
    puzzles, rated = tmp_path / "puzzles.parquet", tmp_path / "rated"
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": [HEART, None], "id": [7, 8]}), puzzles)
    said, code = ran(cluster, puzzles, rated)
    assert code == 0, said
    assert [(row["id"], row["rating"], row["mistake"]) for row in rows(rated)] == [
        ("7", 1, None),
        ("8", None, "There is no puzzle here yet."),
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
