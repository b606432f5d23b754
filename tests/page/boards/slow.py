"""Runs a command on a processor that is four times as slow: `python3 slow.py COMMAND …`, as root, on Linux.

In every 20 milliseconds, each core is taken for 15 by a program that comes before all others. So all that runs here is as slow: the browser,
its threads on all cores, and what measures them.
"""

import multiprocessing
import os
import subprocess
import sys
import time

SLICE, TAKEN = 0.020, 0.015


def take(core):
    os.sched_setaffinity(0, {core})
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))
    while True:
        # The same moments on all cores.
        start = time.monotonic() // SLICE * SLICE
        while time.monotonic() < start + TAKEN:
            pass
        time.sleep(max(0.0, start + SLICE - time.monotonic()))


if __name__ == "__main__":
    takers = [multiprocessing.Process(target=take, args=(core,), daemon=True) for core in os.sched_getaffinity(0)]
    for taker in takers:
        taker.start()
    sys.exit(subprocess.run(sys.argv[1:]).returncode)
