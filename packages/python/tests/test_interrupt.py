"""Ctrl-C ends every call. Each is made in a process of its own, would take minutes, and is interrupted meanwhile."""

import os
import signal
import subprocess
import sys

import pytest

import nonoscope

# A call that cannot be interrupted goes on for longer than this; one that can has ended long before, on any machine.
VERY_LONG = 60

BEFORE = """
import _thread, random, signal, threading
import nonoscope

# Somebody may have started the tests with this signal ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)

# To find out how many solutions noise has takes very long.
chance = random.Random(1)
hard = nonoscope.read("\\n".join("".join(chance.choice(".#") for _ in range(100)) for _ in range(100)))
bare = nonoscope.Puzzle(hard.rows, hard.columns)

def interrupt():
    print("interrupting", flush=True)
    _thread.interrupt_main()

def interrupted(call):
    threading.Timer(0.5, interrupt).start()
    try:
        call()
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""

CALLS = {
    # Work on up to 1024 cells is done in the thread that asks, and more in another.
    "solve a small puzzle": 'nonoscope.Puzzle([[1]] * 32, [[1]] * 32).solve("sat", solutions=100_000)',
    "solve": "nonoscope.solve(hard)",
    "solve with a method": 'hard.solve("simulate")',
    "steps": 'list(nonoscope.steps(hard, "auto"))',
    "rate": "nonoscope.rate(hard)",
    "repair": "nonoscope.repair(bare)",
    "make": 'nonoscope.make(60, seed=1, rating="fiendish")',
    "make_card": 'nonoscope.make_card("y1!ä" * 500, seed=1)',
    "solve_many": "list(nonoscope.solve_many([hard] * 9, jobs=2))",
    "rate_many": "list(nonoscope.rate_many([hard] * 9, jobs=2))",
}


@pytest.mark.parametrize("call", CALLS)
def test_an_interrupt_ends_it(call):
    script = f"{BEFORE}\ninterrupted(lambda: {CALLS[call]})"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=VERY_LONG)
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["interrupting", "interrupted"], "")


@pytest.mark.skipif(os.name != "posix", reason="another system sends signals otherwise")
def test_a_signal_ends_the_process():
    script = f"{BEFORE}\nprint('ready', flush=True)\nhard.solve()"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout.readline() == b"ready\n"
            process.send_signal(signal.SIGINT)
            _, said = process.communicate(timeout=VERY_LONG)
        finally:
            process.kill()
    assert process.returncode == -signal.SIGINT and said.endswith(b"KeyboardInterrupt\n")


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no timer for signals")
def test_an_error_of_a_signal_comes_out_of_any_call():
    script = f"{BEFORE}\ndef too_late(*_):\n    raise TimeoutError\n"
    script += "signal.signal(signal.SIGALRM, too_late)\nsignal.setitimer(signal.ITIMER_REAL, 0.5)\n"
    script += "try:\n    list(nonoscope.solve_many([hard] * 4, jobs=2))\nexcept TimeoutError:\n    print('too late')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=VERY_LONG)
    assert (done.returncode, done.stdout, done.stderr) == (0, "too late\n", "")


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no timer for signals")
def test_a_signal_that_raises_nothing_ends_nothing():
    rung = []
    before = signal.signal(signal.SIGALRM, lambda *_: rung.append(1))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
        while len(rung) < 5:
            assert nonoscope.make(20, seed=1).solve().verdict == "unique"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_answers_that_nobody_takes_are_not_waited_for():
    puzzles = "[nonoscope.Puzzle([[1]], [[1]])] * 40 + [hard] * 30"
    script = f"{BEFORE}\nanswers = nonoscope.solve_many({puzzles}, jobs=2)\n"
    # By then, 24 hard ones are waiting for their turn, and some have begun.
    script += "print([next(answers).verdict for _ in range(20)][-1])\nanswers.close()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=VERY_LONG)
    assert (done.returncode, done.stdout, done.stderr) == (0, "unique\n", "")
