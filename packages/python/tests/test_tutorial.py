"""The tutorial: each cell of the notebook runs, and shows what is saved in it. ``NONOSCOPE_BLESS=1`` saves what it shows now."""

import os
from pathlib import Path

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")

TUTORIAL = Path(__file__).parent.parent / "examples" / "tutorial.ipynb"


def shown(cell):
    """What a reader sees below a cell: what was printed, in as many pieces as it came, and then a picture, or else a value."""
    printed, last = "", []
    for output in cell.get("outputs", []):
        if output.output_type == "stream":
            printed += output.text
        else:
            assert output.output_type == "execute_result", output
            last.append(output.data.get("image/svg+xml") or output.data["text/plain"])
    return [printed, *last]


def test_each_cell_shows_what_is_saved_in_it(tmp_path):
    tutorial = nbformat.read(TUTORIAL, as_version=4)
    nbformat.validate(tutorial)
    saved = [shown(cell) for cell in tutorial.cells]
    assert sum(outputs != [""] for outputs in saved) > 15 or "NONOSCOPE_BLESS" in os.environ
    client = nbclient.NotebookClient(tutorial, resources={"metadata": {"path": tmp_path}}, record_timing=False)
    client.execute()
    if "NONOSCOPE_BLESS" in os.environ:
        del tutorial.metadata["language_info"]
        nbformat.write(tutorial, TUTORIAL)
        return
    for cell, outputs in zip(tutorial.cells, saved):
        assert shown(cell) == outputs, cell.source
    pictures = [output for outputs in saved for output in outputs if output.startswith("<svg")]
    assert len(pictures) == 8


def test_all_that_is_shown_in_one_run_is_in_order():
    cells = [cell for cell in nbformat.read(TUTORIAL, as_version=4).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
