"""Measures the command line on many puzzles, with one job and with more, and how much memory it takes. Prints two tables.

Runs with different numbers of jobs take turns, and each has its shortest time: on a machine that does other things too, that is the one
least disturbed. Beside it stands the time of the processors, and how many times as fast more jobs are than one.
"""

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

EASY = 6_000
MANY = 100_000
ROUNDS = 5


def easy_puzzles(program, folder):
    """A folder of random puzzles of 10 x 10 to 25 x 25, and the same as lines."""
    files, lines = folder / "easy", folder / "easy.jsonl"
    if lines.exists():
        return files, lines
    files.mkdir(parents=True, exist_ok=True)

    def make(number):
        words = ["--width", str(10 + number % 16), "--seed", str(number), "-o", files / f"{number:04}.txt"]
        subprocess.run([program, "-q", "make", "random", *words], check=True)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(make, range(EASY)))
    listed = subprocess.run([program, "convert", "--to", "json", files], check=True, capture_output=True).stdout
    lines.write_text("".join(json.dumps(puzzle) + "\n" for puzzle in json.loads(listed)))
    return files, lines


def run(program, jobs, path, to=subprocess.DEVNULL):
    """The seconds on the clock, and those of the processors."""
    begun = time.perf_counter()
    process = subprocess.Popen([program, "solve", "--json", "--jobs", str(jobs), path], stdout=to)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, process.args
    return time.perf_counter() - begun, used.ru_utime + used.ru_stime


def answers(program, jobs, path, folder):
    """What is answered, without the times."""
    with open(folder / "answers.jsonl", "w+") as out:
        run(program, jobs, path, out)
        out.seek(0)
        found = [json.loads(line) for line in out]
    for answer in found:
        del answer["millis"]
    return found


def table_of_times(program, sets, folder):
    jobs = sorted({1, 2, os.cpu_count()})
    print("| puzzles | " + " | ".join(f"{number} job" + "s" * (number > 1) for number in jobs) + " |")
    print("| --- |" + " ---: |" * len(jobs))
    for name, path in sets:
        expected = answers(program, 1, path, folder)
        assert all(answers(program, number, path, folder) == expected for number in jobs[1:]), name
        times = {number: [] for number in jobs}
        for _ in range(ROUNDS):
            for number in jobs:
                times[number].append(run(program, number, path))
        least = {number: (min(clock for clock, _ in some), min(cpu for _, cpu in some)) for number, some in times.items()}

        def cell(number):
            clock, cpu = least[number]
            faster = f", {least[1][0] / clock:.2f} ×" if number > 1 else ""
            return f"{clock:.2f} s{faster} ({cpu:.2f} s)"

        print(f"| {name} | " + " | ".join(map(cell, jobs)) + " |", flush=True)


def memory(program, command, lines):
    """The most memory in bytes that it has taken when it has answered these lines and still waits for others."""
    process = subprocess.Popen([program, command, "--json", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with ThreadPoolExecutor(1) as pool:
        written = pool.submit(lambda: (process.stdin.writelines(lines), process.stdin.flush()))
        for _ in lines:
            assert process.stdout.readline()
        written.result()
    status = Path(f"/proc/{process.pid}/status").read_text()
    process.communicate()
    return 1024 * int(status.split("VmHWM:")[1].split()[0])


def table_of_memory(program, lines):
    print(f"| largest memory | one puzzle | {MANY:,} as lines |")
    print("| --- | ---: | ---: |")
    some = lines.read_text().splitlines(keepends=True)
    many = [some[number % len(some)] for number in range(MANY)]
    for command in ["solve", "rate"]:
        one, all_of_them = (memory(program, command, these) for these in [many[:1], many])
        print(f"| `{command} --json` | {one / 1e6:.1f} MB | {all_of_them / 1e6:.1f} MB |", flush=True)


def main(program, folder):
    folder = Path(folder)
    files, lines = easy_puzzles(program, folder)
    sets = [(f"{EASY:,} easy ones in a folder", files), ("the same as lines", lines)]
    if further := os.environ.get("NONOSCOPE_PUZZLES"):
        sets.insert(0, ("those of the tournament", Path(further) / "tournament"))
    table_of_times(program, sets, folder)
    print()
    if Path("/proc/self/status").exists():
        table_of_memory(program, lines)


if __name__ == "__main__":
    main(*sys.argv[1:])
