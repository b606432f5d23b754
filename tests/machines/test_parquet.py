"""The commands for Parquet, as the page has them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import nonoscope
import pytest
from page import blocks

pytest.importorskip("duckdb")
pyarrow = pytest.importorskip("pyarrow")
import pyarrow.parquet  # noqa: E402

COMMANDS = blocks("sh")[-1]


def test_parquet_becomes_lines_and_answers_parquet(tmp_path):
    some = [nonoscope.make(8, seed=seed) for seed in range(20)] + [nonoscope.read("2x2:1/1/1/1")]
    puzzles = [{"id": f"n{number}", **json.loads(puzzle.write("json"))} for number, puzzle in enumerate(some)]
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(puzzles), tmp_path / "puzzles.parquet")
    programs = [Path(os.environ["NONOSCOPE_CLI"]).parent, Path(sys.executable).parent]
    path = os.pathsep.join([*map(str, programs), os.environ["PATH"]])
    # The last puzzle has two solutions, of which the command line tells by its exit code.
    ended = subprocess.run(["sh", "-c", COMMANDS], cwd=tmp_path, env={**os.environ, "PATH": path}, timeout=300)
    assert ended.returncode == 0
    found = pyarrow.parquet.read_table(tmp_path / "rated.parquet").to_pylist()
    ratings = [puzzle.rate() for puzzle in some]
    assert found == [
        {"id": f"n{number}", "verdict": "unique" if rating else "multiple", "rating": rating and rating.number}
        for number, rating in enumerate(ratings)
    ]
