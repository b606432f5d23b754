"""The types: strict type checkers have nothing to say about the package, nor about a program that uses all of it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TYPED = Path(__file__).parent / "typed.py"


def run(*arguments, folder):
    # Pyright looks for packages where the first Python of the path has them.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path}
    return subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True)


def test_the_program_runs(tmp_path):
    done = run(str(TYPED), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("16 None\n")


def test_pyright_is_content_in_strict_mode(tmp_path):
    pytest.importorskip("pyright")
    package = Path(run("-c", "import nonoscope; print(nonoscope.__file__)", folder=tmp_path).stdout).parent
    (tmp_path / "typed.py").write_text(TYPED.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "stubs.pyi").write_text((package / "__init__.pyi").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "pyrightconfig.json").write_text(json.dumps({"include": ["."], "typeCheckingMode": "strict"}))
    done = run("-m", "pyright", folder=tmp_path)
    assert done.returncode == 0 and "0 errors, 0 warnings" in done.stdout, done.stdout + done.stderr


def test_all_types_are_complete(tmp_path):
    pytest.importorskip("pyright")
    done = run("-m", "pyright", "--verifytypes", "nonoscope", "--ignoreexternal", folder=tmp_path)
    assert "Type completeness score: 100%" in done.stdout, done.stdout + done.stderr


def test_mypy_is_content_in_strict_mode(tmp_path):
    pytest.importorskip("mypy")
    done = run("-m", "mypy", "--strict", str(TYPED), folder=tmp_path)
    assert done.returncode == 0, done.stdout
