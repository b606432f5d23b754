"""The commands for GNU parallel, as the page has them."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import nonoscope
import pytest
from page import blocks

pytestmark = pytest.mark.skipif(not shutil.which("parallel"), reason="GNU parallel is not here.")
_, LINES, FILES, MACHINES, _ = blocks("sh")


@pytest.fixture
def collection(tmp_path):
    """A folder to work in, with 40 puzzles of one solution, as files and as lines, and their ratings."""
    (tmp_path / "collection").mkdir()
    ratings = {}
    for seed in range(40):
        puzzle = nonoscope.make(8, seed=seed)
        (tmp_path / f"collection/{seed:02}.txt").write_text(puzzle.write())
        with (tmp_path / "puzzles.jsonl").open("a") as lines:
            lines.write(json.dumps(json.loads(puzzle.write("json"))) + "\n")
        ratings[f"{seed:02}"] = puzzle.rate().number
    return tmp_path, ratings


def run(commands, folder, code=0):
    program = Path(os.environ["NONOSCOPE_CLI"])
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    # Without a home it cannot ask to be cited.
    environment = {**os.environ, "PATH": path, "HOME": str(folder), "PARALLEL_HOME": str(folder)}
    ended = subprocess.run(["sh", "-ec", commands], cwd=folder, env=environment, timeout=300)
    assert ended.returncode == code


def answers(text):
    return [json.loads(line) for line in text.splitlines()]


def test_lines_are_answered_in_order(collection):
    folder, ratings = collection
    run(LINES, folder)
    found = answers((folder / "rated.jsonl").read_text())
    assert [answer["rating"] for answer in found] == list(ratings.values())
    # In many pieces it is the same.
    run(LINES.replace("--block 1M", "--block 500"), folder)
    again = answers((folder / "rated.jsonl").read_text())
    assert [answer["rating"] for answer in again] == list(ratings.values())
    assert max(answer["puzzle"] for answer in again) < 40 == max(answer["puzzle"] for answer in found)


def test_files_that_are_done_are_passed_over(collection):
    folder, ratings = collection
    # As if it had been interrupted: only half of the files are there.
    later = folder / "later"
    later.mkdir()
    for name in list(ratings)[20:]:
        (folder / f"collection/{name}.txt").rename(later / f"{name}.txt")
    run(FILES, folder)
    first = {path: path.stat().st_mtime_ns for path in (folder / "answers").glob("*.json")}
    assert len(first) == 20
    for path in later.iterdir():
        path.rename(folder / "collection" / path.name)
    run(FILES, folder)
    for path, written in first.items():
        assert path.stat().st_mtime_ns == written
    for name, rating in ratings.items():
        assert [answer["rating"] for answer in answers((folder / f"answers/{name}.json").read_text())] == [rating]


def test_files_are_answered_as_on_other_machines(collection):
    folder, ratings = collection
    run(MACHINES, folder)
    found = answers((folder / "rated.jsonl").read_text())
    assert {Path(answer["path"]).stem: answer["rating"] for answer in found} == ratings
