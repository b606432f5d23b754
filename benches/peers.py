"""Measures Nonoscope beside solvers that others have published as packages, in one run. Prints two tables.

Ten puzzles of the survey are solved in a process that is warm: ours with the package for Python, theirs as a package of PyPI and as one
of npm, from the clues as lists to the grid. Small puzzles are solved by commands, a process each, in turn with nonogrid's.
Each answer is compared with our solution, which is the only one.
"""

import contextlib
import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

SURVEY = ["00001-dancer", "00006-cat", "00016-knot", "00021-skid", "00023-edge", "00027-bucks", "00065-mum", "00436-petro"]
SURVEY += ["00529-swing", "00803-light"]
# The most seconds for a solver at a puzzle.
MOST = 30
# How often a puzzle is solved that takes less than a second, and how often another one.
OFTEN, SELDOM = 20, 1

IN_NODE = """
const solve = require("nonogram-solver");
const took = [];
let solved;
do {
  const begun = process.hrtime.bigint();
  solved = solve(process.argv[1]);
  took.push(Number(process.hrtime.bigint() - begun) / 1e9);
} while (took.length < (took[0] < 1 ? %d : %d));
const { status, puzzle } = solved;
const cells = puzzle.rows.map((row) => Array.from({ length: puzzle.width }, (_, column) => row[column]));
console.log(JSON.stringify([status === 1 ? cells.map((row) => row.map((cell) => (cell > 0 ? 1 : 0))) : null, Math.min(...took)]));
""" % (OFTEN, SELDOM)


def ours(clues):
    import nonoscope

    outcome = nonoscope.Puzzle(clues["rows"], clues["columns"]).solve()
    return outcome.solution.rows()


def of_pypi(clues):
    from nonogram_solver.nonogram import Nonogram
    from nonogram_solver.solver import solve

    puzzle = Nonogram()
    puzzle.rows_constraints, puzzle.cols_constraints = clues["rows"], clues["columns"]
    puzzle.n_rows, puzzle.n_cols, puzzle.solution_list = len(clues["rows"]), len(clues["columns"]), []
    # It tells how it is getting on.
    with contextlib.redirect_stdout(io.StringIO()):
        is_solved, solver = solve(puzzle)
    return [[int(cell) for cell in row] for row in solver.puzzle_state] if is_solved else None


def warm(solver, file):
    """The grid, or None if it found none, and the least of several times in seconds."""
    clues = json.loads(Path(file).read_text())
    took = []
    while len(took) < (OFTEN if not took or took[0] < 1 else SELDOM):
        begun = time.perf_counter()
        grid = solver(clues)
        took.append(time.perf_counter() - begun)
    return grid, min(took)


def measured(command):
    """What a process prints of its measurement; None if it takes too long, or fails."""
    try:
        said = subprocess.run(command, capture_output=True, timeout=MOST, text=True, check=True).stdout
        return json.loads(said.splitlines()[-1])
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        return None


def duration(seconds):
    for factor, unit in [(1e6, "µs"), (1e3, "ms"), (1, "s")]:
        if seconds * factor < 1000 or unit == "s":
            return f"{seconds * factor:.2g} {unit}" if seconds * factor < 10 else f"{seconds * factor:.0f} {unit}"


def survey(program, folder, survey_folder):
    print("| puzzle | Nonoscope | nonogram-solver 0.1 (PyPI) | nonogram-solver 2.0.0 (npm) |")
    print("| --- | ---: | ---: | ---: |")
    ratios = {"ours": [], "of_pypi": [], "in_node": []}
    for name in SURVEY:
        file = folder / f"{name}.json"
        words = [program, "convert", "--to", "json", survey_folder / f"{name}.non"]
        read = json.loads(subprocess.run(words, check=True, capture_output=True).stdout)
        # A line without runs is an empty list for all of them.
        file.write_text(json.dumps({side: [[run for run in line if run] for line in read[side]] for side in ["rows", "columns"]}))
        cells, expected = [], None
        for solver in ratios:
            in_node = ["node", "-e", IN_NODE, file]
            answer = measured(in_node if solver == "in_node" else [sys.executable, __file__, solver, file])
            if answer is None:
                cells.append(f"not within {MOST} s")
                continue
            grid, took = answer
            expected = expected or grid
            if grid is None:
                cells.append(f"not solved ({duration(took)})")
                continue
            if grid != expected:
                # Its runs are not those of the clues.
                cells.append(f"wrong ({duration(took)})")
                continue
            ratios[solver].append(took / our_time if solver != "ours" else 1)
            our_time = took if solver == "ours" else our_time
            cells.append(duration(took) if solver == "ours" else f"{took / our_time:,.0f} × ({duration(took)})")
        print(f"| {name[6:]}, {len(read['columns'])} × {len(read['rows'])} | {' | '.join(cells)} |", flush=True)
    for solver, package in [("of_pypi", "PyPI"), ("in_node", "npm")]:
        some = sorted(ratios[solver])
        times = f", in {some[0]:,.0f} to {some[-1]:,.0f} times our time" if some else ""
        print(f"\nThe one of {package} solved {len(some)} of {len(SURVEY)}{times}.")


def drawn(said, filled, empty):
    """The rows of a picture that is printed with two signs, each as wide as a cell."""
    rows = []
    for line in said.splitlines():
        begins = [line.find(sign) for sign in (filled, empty) if sign in line]
        row = line[min(begins) :] if begins else ""
        cells = [row[at : at + len(filled)].ljust(len(filled)) for at in range(0, len(row), len(filled))]
        if cells and all(cell in (filled, empty) for cell in cells):
            rows.append([int(cell == filled) for cell in cells])
    return rows


def timed(command):
    """The seconds on the clock and of the processor that a command takes, and what it prints."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    said = process.stdout.read().decode()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = status
    assert status == 0, command
    return time.perf_counter() - begun, used.ru_utime + used.ru_stime, said


def started(program):
    """The seconds of the processor that it takes a program to start."""
    return sum(timed([program, "--version"])[1] for _ in range(500)) / 500


def small(program, nonogrid, folder, files):
    theirs = folder / "nonogrid"
    theirs.mkdir(exist_ok=True)
    used = {"ours": [0.0, 0.0], "theirs": [0.0, 0.0]}
    paths = sorted(files.iterdir())
    converted = []
    for path in paths:
        to = theirs / path.name
        if not to.exists():
            subprocess.run([program, "convert", "--to", "nonogrid", "-o", to, path], check=True)
        converted.append(to)
    for path, to in zip(paths, converted):
        said = {}
        for who, command in [("ours", [program, "solve", "--jobs", "1", path]), ("theirs", [nonogrid, to])]:
            clock, cpu, said[who] = timed(command)
            used[who][0] += clock
            used[who][1] += cpu
        # nonogrid ends its lines with a space less or more.
        one, other = drawn(said["ours"], "██", " ·"), drawn(said["theirs"], "■ ", ". ")
        assert one == other and one, path
    together = timed([program, "solve", "--jobs", "1", files])[:2]
    starts = {who: started(command) for who, command in [("ours", program), ("theirs", nonogrid)]}
    print(f"\n{len(paths):,} small puzzles, all solved alike by both:\n")
    print("| | on the clock | of the processor | of that, to start and print its version |")
    print("| --- | ---: | ---: | ---: |")
    for who, name in [("ours", "Nonoscope, a process each"), ("theirs", "nonogrid 0.7.3, a process each")]:
        clock, cpu = used[who]
        ratio = "" if who == "ours" else f" ({clock / used['ours'][0]:.2f} ×)"
        cpu_ratio = "" if who == "ours" else f" ({cpu / used['ours'][1]:.2f} ×)"
        print(f"| {name} | {clock:.1f} s{ratio} | {cpu:.1f} s{cpu_ratio} | {starts[who] * len(paths):.1f} s |")
    print(f"| Nonoscope, one process, one job | {together[0]:.2f} s | {together[1]:.2f} s | |")


def main(program, nonogrid, folder, survey_folder):
    from many import easy_puzzles

    survey(program, Path(folder), Path(survey_folder))
    files, _ = easy_puzzles(program, Path(folder))
    small(program, nonogrid, Path(folder), files)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["ours", file]:
            print(json.dumps(warm(ours, file)))
        case ["of_pypi", file]:
            print(json.dumps(warm(of_pypi, file)))
        case [program, nonogrid, folder, survey_folder]:
            main(program, nonogrid, folder, survey_folder)
