"""Rates many puzzles on many machines, with Ray.

    python rate.py PUZZLES RATED [--rows N] [--limit WORK]

PUZZLES is a folder of files, or Parquet with the columns `id` and `puzzle`, where `puzzle` is a text in any format that Nonoscope
reads, and no two have the same `id`. Into the folder RATED come Parquet files with a row for each puzzle. If you start the
same again after an interruption, it rates only the puzzles that are missing from RATED.

With the environment variable RAY_ADDRESS, or on a machine of a cluster, the cluster does the work, and otherwise the cores of
this machine. Only this machine reads PUZZLES and writes RATED.
"""

import argparse
import itertools
import logging
import sys
import uuid
from pathlib import Path

try:
    import nonoscope
    import pyarrow
    import pyarrow.dataset
    import pyarrow.parquet
    import ray
    from pyarrow.fs import FileSelector, FileSystem, FileType
except ImportError as error:
    sys.exit(
        f"{error.name} is not installed, or too old. This takes the packages `nonoscope` and `ray`, here and on each machine of the "
        "cluster, and `pyarrow` here (`pip install nonoscope ray pyarrow`)."
    )

ROW = pyarrow.schema(
    [
        ("id", pyarrow.string()),  # or the path of the file
        ("number", pyarrow.int64()),  # of the puzzle in its text, from 1
        ("verdict", pyarrow.string()),  # null if the puzzle cannot be read
        ("rating", pyarrow.int64()),  # from 0 to 100; null if there is not exactly one solution
        ("tier", pyarrow.string()),
        ("mistake", pyarrow.string()),  # why it cannot be read
        ("node", pyarrow.string()),  # of the cluster, by Ray's id: who rated it
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


@ray.remote
def rated(texts, limit):
    """One part of the work. If its machine is lost, Ray gives it to another."""
    node = ray.get_runtime_context().get_node_id()
    return [{**row, "node": node} for name, text in texts for row in rows_of(name, text, limit)]


def place(name):
    """Where a path or an address is."""
    return FileSystem.from_uri(name if "://" in name else str(Path(name).absolute()))


def texts_in(puzzles, done, rows):
    """The texts that are not done, each with its id."""
    system, path = place(puzzles)
    tables = [path]
    if system.get_file_info(path).type == FileType.Directory:
        files = sorted(each.path for each in system.get_file_info(FileSelector(path, recursive=True)) if each.is_file)
        tables = [file for file in files if file.endswith(".parquet")]
        if not tables:
            for file in files:
                if file not in done:
                    with system.open_input_stream(file) as stream:
                        yield file, stream.read().decode("utf-8-sig", errors="replace")
            return
    table = pyarrow.dataset.dataset(tables, filesystem=system)
    missing = {"id", "puzzle"} - set(table.schema.names)
    if missing:
        sys.exit(f"{puzzles} has no column {' and no column '.join(f'`{name}`' for name in sorted(missing))}.")
    for batch in table.to_batches(columns=["id", "puzzle"], batch_size=rows):
        for name, text in zip(batch["id"].to_pylist(), batch["puzzle"].to_pylist()):
            if str(name) not in done:
                yield str(name), text or ""


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("puzzles", metavar="PUZZLES")
    arguments.add_argument("rated", metavar="RATED")
    arguments.add_argument("--rows", type=int, default=1000, help="how many texts make one part of the work (1000)")
    arguments.add_argument("--limit", type=int, help="the most work for a puzzle, as for `nonoscope rate`")
    wanted = arguments.parse_args()
    ray.init(log_to_driver=False, logging_level=logging.ERROR)
    system, folder = place(wanted.rated)
    # Nothing reads a file whose name begins like this.
    unfinished = f"{folder}/_unfinished.parquet"
    try:
        system.create_dir(folder)
        before = pyarrow.dataset.dataset(folder, filesystem=system, schema=ROW, format="parquet")
        done = {name for batch in before.to_batches(columns=["id"]) for name in batch["id"].to_pylist()}
        texts = texts_in(wanted.puzzles, done, wanted.rows)
        running = []
        while (part := list(itertools.islice(texts, wanted.rows))) or running:
            if part:
                running.append(rated.remote(part, wanted.limit))
            # Every processor has a part, and the next one waits.
            if not part or len(running) >= 2 * ray.cluster_resources().get("CPU", 1):
                [ready], running = ray.wait(running)
                rows = pyarrow.Table.from_pylist(ray.get(ready), schema=ROW)
                # A file is whole, or it is not there.
                pyarrow.parquet.write_table(rows, unfinished, filesystem=system)
                system.move(unfinished, f"{folder}/{uuid.uuid4()}.parquet")
    except (ray.exceptions.RayError, KeyboardInterrupt) as error:
        sys.exit(f"The work stopped: {last_line(error)}. Start the same again to go on from there.")
    except (OSError, pyarrow.ArrowException) as error:
        sys.exit(f"{wanted.puzzles} cannot be read: {last_line(error)}")
    print(f"All puzzles of {wanted.puzzles} are rated in {wanted.rated}.")


def last_line(error):
    """What went wrong, without what Ray says about the place in its own code."""
    return (str(error).strip() or type(error).__name__).splitlines()[-1].rstrip(".")


if __name__ == "__main__":
    main()
