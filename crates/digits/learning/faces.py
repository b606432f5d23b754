"""The digits of fonts, and digits of dots."""

import subprocess
from functools import lru_cache

import numpy as np
from PIL import ImageFont

# What the names of the fonts begin with from which digits are learnt. The README says which packages have them, and under which licences. Those in the
# pictures that are set apart to judge the reader are not among them.
LEARNT = (
    "DejaVuSans", "DejaVuSerif", "Liberation", "Arimo", "Tinos", "Cousine", "Carlito", "Caladea", "Roboto", "OpenSans", "Lato-", "Inter-",
    "InterDisplay-", "Cantarell-", "NotoSans-", "NotoSerif-", "NotoSansMono-", "NotoMono-", "Quicksand-", "ClearSans-", "Cabin-", "Karla-", "Play-",
    "PTF", "EBGaramond", "lmroman", "lmsans", "lmmono", "OldStandard-", "C059-", "Nimbus", "URWBookman-", "URWGothic-", "FreeSerif", "FreeMono",
    "Inconsolata", "FiraCode-", "Go-", "LeagueSpartan", "LeagueMono-", "Quattrocento", "misaki", "DotGothic16", "Mplus", "sawarabi", "ipaexg", "Nanum",
    "Proggy", "3270-", "AtariSmall", "monof", "FantasqueSansMono", "Humor-Sans", "KleeOne", "NationalPark", "OCRB", "OSP-DIN", "allerta", "Junicode",
    "LobsterTwo", "CherryBomb", "Arapey", "C-64", "agave", "routed-gothic", "osifont",
)  # fmt: skip

# Those of them that draw digits in another way.
OTHERWISE = ("dunhill", "unsl", "demi10-oblique", "caps", "Eco", "NanumPen", "NanumBrush")

# Digits of dots, as handhelds, small displays and old programs draw them: the rows of each, from the top. These are our own drawings, in the few ways in
# which so few dots make a digit.
DOTS = (
    (
        "#### #..# #..# #..# ####",
        "##.. .#.. .#.. .#.. ###.",
        "#### ...# #### #... ####",
        "#### ...# .### ...# ####",
        "#..# #..# #### ...# ...#",
        "#### #... #### ...# ####",
        "#... #... #### #..# ####",
        "#### ...# ...# ...# ...#",
        "#### #..# #### #..# ####",
        "#### #..# #### ...# ...#",
    ),
    (
        "##### #...# #...# #...# #####",
        ".##.. ..#.. ..#.. ..#.. .###.",
        "##### ....# ##### #.... #####",
        "##### ....# ..### ....# #####",
        "#..#. #..#. ##### ...#. ...#.",
        "##### #.... ##### ....# #####",
        "##### #.... ##### #...# #####",
        "##### ....# ...#. ..#.. ..#..",
        "##### #...# ##### #...# #####",
        "##### #...# ##### ....# #####",
    ),
    (
        "### #.# #.# #.# ###",
        ".#. ##. .#. .#. ###",
        "### ..# ### #.. ###",
        "### ..# ### ..# ###",
        "#.# #.# ### ..# ..#",
        "### #.. ### ..# ###",
        "### #.. ### #.# ###",
        "### ..# ..# ..# ..#",
        "### #.# ### #.# ###",
        "### #.# ### ..# ###",
    ),
    (
        ".#. #.# #.# #.# .#.",
        ".#. .#. .#. .#. .#.",
        "##. ..# .#. #.. ###",
        "##. ..# .#. ..# ##.",
        "..# .## #.# ### ..#",
        "### #.. ##. ..# ##.",
        ".## #.. ##. #.# .#.",
        "### ..# .#. .#. .#.",
        ".#. #.# .#. #.# .#.",
        ".#. #.# .## ..# ##.",
    ),
    (
        ".##. #..# #..# #..# #..# .##.",
        "..#. .##. ..#. ..#. ..#. .###",
        ".##. #..# ..#. .#.. #... ####",
        "###. ...# .##. ...# #..# .##.",
        "..#. .##. #.#. #.#. #### ..#.",
        "#### #... ###. ...# #..# .##.",
        ".##. #... ###. #..# #..# .##.",
        "#### ...# ..#. ..#. .#.. .#..",
        ".##. #..# .##. #..# #..# .##.",
        ".##. #..# #..# .### ...# .##.",
    ),
    (
        ".##. #..# #..# #..# #..# #..# .##.",
        "..#. .##. ..#. ..#. ..#. ..#. ..#.",
        ".##. #..# ...# ..#. .#.. #... ####",
        ".##. #..# ...# .##. ...# #..# .##.",
        "#..# #..# #..# #### ...# ...# ...#",
        "#### #... #... ###. ...# ...# ###.",
        ".### #... #... ###. #..# #..# .##.",
        "#### ...# ...# ..#. ..#. .#.. .#..",
        ".##. #..# #..# .##. #..# #..# .##.",
        ".##. #..# #..# .### ...# ...# ###.",
    ),
    (
        ".###. #...# #..## #.#.# ##..# #...# .###.",
        "..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.",
        ".###. #...# ....# ...#. ..#.. .#... #####",
        "##### ...#. ..#.. ...#. ....# #...# .###.",
        "...#. ..##. .#.#. #..#. ##### ...#. ...#.",
        "##### #.... ####. ....# ....# #...# .###.",
        "..##. .#... #.... ####. #...# #...# .###.",
        "##### ....# ...#. ..#.. .#... .#... .#...",
        ".###. #...# #...# .###. #...# #...# .###.",
        ".###. #...# #...# .#### ....# ...#. .##..",
    ),
    (
        ".###. #...# #...# #...# #...# #...# .###.",
        "..#.. ###.. ..#.. ..#.. ..#.. ..#.. #####",
        ".###. #...# ....# ..##. .#... #.... #####",
        ".###. #...# ....# ..##. ....# #...# .###.",
        "#...# #...# #...# ##### ....# ....# ....#",
        "##### #.... #.... ####. ....# ....# ####.",
        ".###. #.... #.... ####. #...# #...# .###.",
        "##### #...# ....# ...#. ...#. ..#.. ..#..",
        ".###. #...# #...# .###. #...# #...# .###.",
        ".###. #...# #...# .#### ....# ....# .###.",
    ),
    (
        ".####. ##..## ##..## ##..## ##..## ##..## .####.",
        "..##.. .###.. ..##.. ..##.. ..##.. ..##.. .####.",
        ".####. ##..## ....## ...##. ..##.. .##... ######",
        ".####. ##..## ....## ..###. ....## ##..## .####.",
        "...##. ..###. .#.##. ##.##. ###### ...##. ...##.",
        "###### ##.... #####. ....## ....## ##..## .####.",
        "..###. .##... ##.... #####. ##..## ##..## .####.",
        "###### ....## ...##. ..##.. ..##.. .##... .##...",
        ".####. ##..## ##..## .####. ##..## ##..## .####.",
        ".####. ##..## ##..## .##### ....## ...##. .###..",
    ),
    (
        ".####. ##..## ##.### ###.## ##..## ##..## ##..## .####.",
        "..##.. .###.. ####.. ..##.. ..##.. ..##.. ..##.. ######",
        ".####. ##..## ##..## ....## ..###. .##... ##.... ######",
        ".####. ##..## ....## ..###. ..###. ....## ##..## .####.",
        "##..## ##..## ##..## ##..## ###### ....## ....## ....##",
        "###### ##.... ##.... #####. ....## ....## ##..## .####.",
        ".####. ##..## ##.... #####. ##..## ##..## ##..## .####.",
        "###### ##..## ....## ...##. ...##. ..##.. ..##.. ..##..",
        ".####. ##..## ##..## .####. ##..## ##..## ##..## .####.",
        ".####. ##..## ##..## ##..## .##### ....## ##..## .####.",
    ),
)  # fmt: skip

# The share of faces that are of dots.
DOTTED = 0.13

# How tall a digit is, in parts of a font's size, before it is measured.
TALL = 0.72


def fonts():
    """The paths of the fonts, sorted by the names of their files."""
    listed = subprocess.run(["fc-list", "-f", "%{file}\n"], capture_output=True, text=True, check=True).stdout.split("\n")
    by_name = {path.rsplit("/", 1)[-1]: path for path in sorted(listed, reverse=True)}
    is_wanted = lambda name: name.endswith((".ttf", ".otf")) and name.startswith(LEARNT) and not any(part in name for part in OTHERWISE)
    return [by_name[name] for name in sorted(by_name) if is_wanted(name)]


@lru_cache(maxsize=600)
def opened(path, size):
    return ImageFont.truetype(path, size)


def weights(paths):
    """How often each font is taken: a family with four times as many fonts twice as often."""
    families = [next(start for start in LEARNT if path.rsplit("/", 1)[-1].startswith(start)) for path in paths]
    return [families.count(family) ** -0.5 for family in families]


class Face:
    """A way to draw characters, with digits of a certain height in pixels."""

    def __init__(self, rng, fonts, tall):
        self.known = {}
        self.is_dotted = rng.random() < DOTTED
        if self.is_dotted:
            self.dots = rng.choice(DOTS)
            rows = len(self.dots[0].split())
            self.dot = max(1, round(tall / rows))
            self.tall = rows * self.dot
            self.space = rng.choice([1, 1, 1, 2]) * self.dot
            # Dots may be wider than tall.
            self.broad = self.dot * rng.choice([2, 2, 2, 2, 3, 4]) // 2
            return
        path = rng.choices(*fonts)[0]
        size = max(5, round(tall / TALL))
        box = opened(path, size).getmask("0").getbbox()
        if box:
            size = max(5, round(size * tall / max(1, box[3] - box[1])))
        self.font = opened(path, size)
        # Some fonts have digits of text, too: 3, 4, 5, 7 and 9 reach below the line.
        self.features = ["onum"] if rng.random() < 0.08 else None
        box = self.font.getmask("0").getbbox() or (0, 0, 1, 1)
        self.tall = max(1, box[3] - box[1])
        self.tight = rng.choice([1.0, 1.0, 1.0, rng.uniform(0.86, 1.12)])
        # Old programs draw letters without shades.
        self.has_shades = rng.random() < 0.88

    def character(self, char):
        """Its ink, where that is from the origin, and how far the next character is."""
        if char not in self.known:
            self.known[char] = self.dotted(char) if self.is_dotted else self.written(char)
        return self.known[char]

    def dotted(self, char):
        ink = np.array([[dot == "#" for dot in row] for row in self.dots[int(char)].split()], np.float32)
        columns = np.flatnonzero(ink.any(0))
        ink = np.kron(ink[:, columns[0] : columns[-1] + 1], np.ones((self.dot, self.broad), np.float32))
        return ink, 0, 0, ink.shape[1] + self.space

    def written(self, char):
        step = self.font.getlength(char, features=self.features) * self.tight
        mask, (right, down) = self.font.getmask2(char, mode="L", features=self.features)
        if 0 in mask.size:
            return None, 0, 0, step
        ink = np.array(mask, np.float32).reshape(mask.size[1], mask.size[0]) / 255
        if ink.max() < 0.2:
            return None, 0, 0, step
        if not self.has_shades:
            ink = (ink > 0.45 * ink.max()).astype(np.float32)
        rows, columns = np.flatnonzero(ink.max(1) > 0.15), np.flatnonzero(ink.max(0) > 0.15)
        return ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1], right + columns[0], down + rows[0], step

    def wide(self):
        """How far digits are from each other."""
        return self.character("8")[3]

    def word(self, text):
        """Its ink, and each character with its left, top, right and bottom; nothing if there is no ink."""
        at, parts = 0.0, []
        for char in text:
            ink, right, down, step = self.character(char)
            if ink is not None:
                parts.append((char, ink, round(at + right), down))
            at += step
        if not parts:
            return None
        left, top = min(part[2] for part in parts), min(part[3] for part in parts)
        width = max(x + ink.shape[1] for _, ink, x, _ in parts) - left
        height = max(y + ink.shape[0] for _, ink, _, y in parts) - top
        whole, places = np.zeros((height, width), np.float32), []
        for char, ink, x, y in parts:
            x, y = x - left, y - top
            area = whole[y : y + ink.shape[0], x : x + ink.shape[1]]
            np.maximum(area, ink, out=area)
            places.append((char, x, y, x + ink.shape[1], y + ink.shape[0]))
        return whole, places
