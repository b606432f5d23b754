"""Solves the hard puzzles with Nonoscope and with SAT solvers, each in a process of its own, and prints a table.

A verdict takes two questions: is there a solution, and is there another one? Time is that of the processor. Ours is that
of the whole process, from the text on; theirs begins when the formula is read, and is for both questions.
"""

import os
import resource
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PEERS = {"CaDiCaL 1.9.5": "cadical195", "Glucose 4.2": "glucose42", "MiniSat 2.2": "minisat22"}
OURS = "ours"
# Shorter times are compared as if they were this long, in seconds: below, it is the start of a process that is measured.
LEAST = 0.05


def limited(seconds):
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


def peer(solver, path, seconds):
    """Both questions, in this process. Prints the verdict and the seconds."""
    from pysat.formula import CNF
    from pysat.solvers import Solver

    comments = [line for line in open(path) if line.startswith("c 1-")]
    cells = int(comments[0].split("-")[1].split(":")[0])
    clauses = CNF(from_file=path).clauses
    begun = time.process_time()
    limited(int(begun) + seconds)
    verdict = "none"
    with Solver(name=solver, bootstrap_with=clauses) as sat:
        if sat.solve():
            model = sat.get_model()
            sat.add_clause([-literal for literal in model[:cells]])
            verdict = "multiple" if sat.solve() else "unique"
    print(verdict, time.process_time() - begun)


def measured(name, program, path, seconds):
    """The verdict, or None after that time, and the seconds."""
    if name == OURS:
        command = [program, "solve-hard", path.with_suffix(".txt")]
    else:
        command = [sys.executable, __file__, "peer", PEERS[name], path, str(seconds)]
    # The time that a solver takes to read its formula does not count.
    limit = None if name != OURS else lambda: limited(seconds)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, preexec_fn=limit)
    said = process.stdout.read().split()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = status
    if status != 0 or not said:
        return None, float(seconds)
    return said[0].decode(), used.ru_utime + used.ru_stime if name == OURS else float(said[1])


def main(program, folder, seconds, jobs):
    names = [OURS, *PEERS]
    paths = sorted(Path(folder).glob("*.cnf"))
    kinds = sorted({path.stem.split("-")[0] for path in paths})
    found = {}
    with ThreadPoolExecutor(jobs) as pool:
        for path in paths:
            tasks = [pool.submit(measured, name, program, path, seconds) for name in names]
            found[path] = dict(zip(names, tasks))
        for path in paths:
            found[path] = {name: task.result() for name, task in found[path].items()}
            row = ", ".join(f"{name} {verdict} {took:.2f}" for name, (verdict, took) in found[path].items())
            print(f"{path.stem}: {row}", file=sys.stderr, flush=True)
            verdicts = {verdict for verdict, _ in found[path].values()} - {None}
            assert len(verdicts) < 2, f"{path.stem}: {verdicts}"

    def cell(name, some):
        unfinished = sum(found[path][name][0] is None for path in some)
        together = sum(found[path][name][1] for path in some)
        return f"{together:.1f} s" + (f", {unfinished} unfinished" if unfinished else "")

    print(f"| kind | puzzles | {' | '.join(names)} |")
    print("| --- | ---: |" + " ---: |" * len(names))
    for kind in [*kinds, "all"]:
        some = [path for path in paths if kind in (path.stem.split("-")[0], "all")]
        print(f"| {kind} | {len(some)} | {' | '.join(cell(name, some) for name in names)} |")
    print()
    slower = []
    for path in paths:
        ours = max(found[path][OURS][1], LEAST)
        name = min(PEERS, key=lambda name: found[path][name][1])
        best = max(found[path][name][1], LEAST)
        if ours > 1.5 * best:
            slower.append((ours / best, f"{path.stem}: {ours:.2f} s, {name} {best:.2f} s"))
    print(f"Ours is slower than 1.5 times the best of the others on {len(slower)} of {len(paths)}:")
    for times, what in sorted(slower, reverse=True):
        print(f"- {times:.1f} times: {what}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["peer", solver, path, seconds]:
            peer(solver, path, int(seconds))
        case [program, folder, seconds, jobs]:
            main(program, folder, int(seconds), int(jobs))
