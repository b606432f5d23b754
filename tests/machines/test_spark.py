"""The job for Spark, as the page has it."""

import os
import shutil
import subprocess
import sys

import nonoscope
import pytest
from page import blocks

pytest.importorskip("pyspark")
pandas = pytest.importorskip("pandas")


@pytest.mark.skipif(not shutil.which("java"), reason="Spark takes Java.")
def test_spark_rates_as_one_process_does(tmp_path):
    some = [nonoscope.make(10, seed=seed) for seed in range(20)] + [nonoscope.read("2x2:1/1/1/1")]
    ids = [str(number) for number in range(len(some))]
    puzzles = pandas.DataFrame({"id": ids, "puzzle": [puzzle.write("json") for puzzle in some]})
    puzzles.to_parquet(tmp_path / "puzzles.parquet")
    (job,) = blocks("python")
    (tmp_path / "job.py").write_text(job)
    environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "PYSPARK_SUBMIT_ARGS": "--master local[2] pyspark-shell"}
    subprocess.run([sys.executable, "job.py"], cwd=tmp_path, env=environment, check=True, timeout=400)
    found = pandas.read_parquet(tmp_path / "rated").set_index("id")
    assert len(found) == len(some)
    for name, puzzle in zip(ids, some):
        rating = puzzle.rate()
        assert found["verdict"][name] == puzzle.solve().verdict
        assert found["rating"][name] == rating.number if rating else pandas.isna(found["rating"][name])
