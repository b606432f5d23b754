"""Rates many puzzles on many machines, with Ray Data.

    python rate.py PUZZLES RATED [--rows N] [--limit WORK]

PUZZLES is a folder of files, or Parquet with the columns `id` and `puzzle`, where `puzzle` is a text in any format that Nonoscope
reads, and no two have the same `id`. Into the folder RATED come Parquet files with a row for each puzzle. If you start the
same again after an interruption, it rates only the puzzles that are missing from RATED.

With the environment variable RAY_ADDRESS, or on a machine of a cluster, the cluster does the work, and otherwise the cores of
this machine.
"""

import argparse
import logging
import sys
from pathlib import Path

try:
    import nonoscope
    import pyarrow
    import ray
    from ray.data.checkpoint import CheckpointConfig
except ImportError as error:
    sys.exit(
        f"{error.name} is not installed, or too old. This takes the packages `ray[data]` from 2.60 on (`pip install 'ray[data]'`) and "
        "`nonoscope` (see packages/python/README.md), here and on each machine of the cluster."
    )

ROW = pyarrow.schema(
    [
        ("id", pyarrow.string()),  # or the path of the file
        ("number", pyarrow.int64()),  # of the puzzle in its text, from 1
        ("verdict", pyarrow.string()),  # null if the puzzle cannot be read
        ("rating", pyarrow.int64()),  # from 0 to 100; null if there is not exactly one solution
        ("tier", pyarrow.string()),
        ("mistake", pyarrow.string()),  # why it cannot be read
    ]
)


def rows_of(name, text, limit=None):
    """A row for each puzzle of a text."""
    try:
        puzzles = nonoscope.read_all(text)
    except nonoscope.ReadError as error:
        yield {"id": name, "number": 1, "mistake": str(error)}
        return
    for number, puzzle in enumerate(puzzles, 1):
        verdict = puzzle.solve(limit=limit).verdict
        rating = puzzle.rate(limit=limit) if verdict == "unique" else None
        yield {
            "id": name,
            "number": number,
            "verdict": verdict,
            "rating": rating and rating.number,
            "tier": rating and rating.tier,
        }


def rated(texts, limit):
    """What Ray calls on each machine, for one part of the work after the other."""
    rows = []
    for text in texts.to_pylist():
        puzzle = text["puzzle"]
        if isinstance(puzzle, bytes):
            puzzle = puzzle.decode("utf-8-sig", errors="replace")
        rows += rows_of(text["id"], puzzle, limit)
    return pyarrow.Table.from_pylist(rows, schema=ROW)


def texts_in(puzzles):
    """The texts, each with its id."""
    if "://" not in puzzles:
        puzzles = str(Path(puzzles).absolute())
    if Path(puzzles).is_dir() and not any(Path(puzzles).glob("*.parquet")):
        files = ray.data.read_binary_files(puzzles, include_paths=True)
        return files.rename_columns({"path": "id", "bytes": "puzzle"})
    texts = ray.data.read_parquet(puzzles)
    missing = {"id", "puzzle"} - set(texts.columns())
    if missing:
        sys.exit(f"{puzzles} has no column {' and no column '.join(f'`{name}`' for name in sorted(missing))}.")
    return texts.select_columns(["id", "puzzle"])


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("puzzles", metavar="PUZZLES")
    arguments.add_argument("rated", metavar="RATED")
    arguments.add_argument("--rows", type=int, default=1000, help="how many texts make one part of the work (1000)")
    arguments.add_argument("--limit", type=int, help="the most work for a puzzle, as for `nonoscope rate`")
    wanted = arguments.parse_args()
    folder = Path(wanted.rated).absolute()
    folder.mkdir(parents=True, exist_ok=True)

    ray.init(log_to_driver=False, logging_level=logging.ERROR)
    # Ray notes the id of each row that it has written, in a folder whose name keeps it from being read as data.
    done = CheckpointConfig("id", str(folder / "_done"), delete_checkpoint_on_success=False)
    ray.data.DataContext.get_current().checkpoint_config = done
    try:
        texts = texts_in(wanted.puzzles).repartition(target_num_rows_per_block=wanted.rows)
        rows = texts.map_batches(rated, fn_kwargs={"limit": wanted.limit}, batch_format="pyarrow", batch_size=None)
        rows.write_parquet(str(folder), mode="append")
    except (OSError, ValueError, pyarrow.ArrowException) as error:
        sys.exit(f"{wanted.puzzles} cannot be read: {last_line(error)}")
    except (ray.exceptions.RayError, KeyboardInterrupt) as error:
        sys.exit(f"The work stopped: {last_line(error)}. Start the same again to go on from there.")
    print(f"All puzzles of {wanted.puzzles} are rated in {folder}.")


def last_line(error):
    """What went wrong, without what Ray says about the place in its own code."""
    return (str(error).strip() or type(error).__name__).splitlines()[-1].rstrip(".")


if __name__ == "__main__":
    main()
