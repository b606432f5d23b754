"""The page about many machines: what it shows is run."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/many-machines.md"


def blocks(language):
    """The pieces of code on it, in order."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
