"""Draws clues as programs, paper and cameras show them, and says where each digit is."""

import io
import math
from dataclasses import dataclass

import numpy as np
from faces import Face
from PIL import Image, ImageDraw, ImageFilter

# The pixels on a side of a sample, and how tall digits are in it.
SIDE = 128
TALL = (8.0, 16.5)

# Characters that are no digits.
OTHERS = "ACEFHKMNPRUVWXYacdefhkmnpruvwx?!#+=%x*&@.:-/TLGDhjty"


@dataclass
class Digit:
    """A digit of a picture, in its pixels."""

    x: float
    y: float
    width: float
    height: float
    value: int
    # Whether the next one belongs to the same number.
    follows: bool


def number(rng, long):
    """A number as text; this share has several digits."""
    chance = rng.random()
    if chance < long * 0.4:
        return str(rng.choice([10, 11, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 31, 41]))
    if chance < long:
        return str(rng.randint(10, 49))
    if chance < long + 0.01:
        return str(rng.randint(50, 199))
    if chance < long + 0.04:
        return "0"
    return str(rng.choice([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, rng.randint(1, 9)]))


class Canvas:
    """A picture in shades from 0 to 1, and the digits on it."""

    def __init__(self, size, paper):
        self.shades = np.full((size, size), paper, np.float32)
        self.size = size
        self.paper = paper
        self.digits = []

    def fill(self, left, top, right, bottom, shade, share=1.0):
        area = self.shades[max(0, int(top)) : max(0, int(bottom)), max(0, int(left)) : max(0, int(right))]
        area += (shade - area) * share

    def put(self, ink, left, top, shade):
        height, width = ink.shape
        right, bottom = min(self.size, left + width), min(self.size, top + height)
        first, upper = max(0, left), max(0, top)
        if first < right and upper < bottom:
            area = self.shades[upper:bottom, first:right]
            area += (shade - area) * ink[upper - top : bottom - top, first - left : right - left]

    def picture(self):
        return Image.fromarray((self.shades * 255).clip(0, 255).astype(np.uint8))

    def drawn(self, draw):
        """Draws with a pen that takes whole shades."""
        picture = self.picture()
        draw(ImageDraw.Draw(picture), lambda shade: int(255 * min(1.0, max(0.0, shade))))
        self.shades = np.asarray(picture, np.float32) / 255

    def clear(self, left, top, right, bottom):
        """Puts paper onto a part, and onto all of each digit that lies partly in it."""
        self.fill(left, top, right, bottom, self.paper)
        kept = []
        for digit in self.digits:
            wide, high = digit.width, digit.height
            if left - wide < digit.x < right + wide and top - high < digit.y < bottom + high:
                self.fill(digit.x - wide, digit.y - high, digit.x + wide, digit.y + high, self.paper)
            else:
                kept.append(digit)
        self.digits = kept


def plate(width, height, kind, line):
    """How much of each pixel is inside a plate, and how much on its edge."""
    finer = 3
    inside, edge = (Image.new("L", (width * finer, height * finer), 0) for _ in range(2))
    box = (0, 0, width * finer - 1, height * finer - 1)
    if kind == "circle":
        ImageDraw.Draw(inside).ellipse(box, fill=255)
        ImageDraw.Draw(edge).ellipse(box, outline=255, width=max(1, line * finer))
    else:
        radius = 0 if kind == "box" else min(width, height) * finer // 4
        ImageDraw.Draw(inside).rounded_rectangle(box, radius, fill=255)
        ImageDraw.Draw(edge).rounded_rectangle(box, radius, outline=255, width=max(1, line * finer))
    return [np.asarray(mask.resize((width, height), Image.BOX), np.float32) / 255 for mask in (inside, edge)]


class Clues:
    """Clues beside rows or above columns, in one of many looks."""

    def __init__(self, rng, fonts, tall, side):
        self.rng = rng
        self.face = face = Face(rng, fonts, tall)
        self.tall = tall = face.tall
        # How the shades of ink, paper and lines differ.
        self.is_dark = rng.random() < 0.3
        contrast = rng.uniform(0.25, 1.0) if rng.random() < 0.4 else rng.uniform(0.7, 1.0)
        self.paper = rng.uniform(0.0, 1.0 - contrast) if self.is_dark else rng.uniform(contrast, 1.0)
        self.ink = self.paper + contrast if self.is_dark else self.paper - contrast
        between = rng.uniform(0.1, 1.0) if rng.random() < 0.85 else rng.uniform(-0.3, 0.1)
        self.line = self.paper + (self.ink - self.paper) * between
        self.canvas = Canvas(side(tall), self.paper)
        self.size = self.canvas.size
        # Rows, or columns; cells, and where the first begins.
        self.are_rows = rng.random() < 0.55
        high = tall * (rng.uniform(1.12, 2.9) if self.are_rows else rng.uniform(1.1, 2.2))
        wide = max(tall * rng.uniform(1.0, 2.6), face.wide() * (1.0 if self.are_rows else 2.05) * rng.uniform(1.0, 1.3))
        if rng.random() < 0.35:
            high = wide = max(high, wide)
        self.high, self.wide = max(2, round(high)), max(2, round(wide))
        self.left, self.top = rng.randrange(self.wide), rng.randrange(self.high)
        self.thin = max(1, round(tall * rng.choice([0.03, 0.06, 0.1, 0.15])))
        # Plates around numbers.
        self.plate = rng.choice([None] * 7 + ["circle", "box", "round"])
        self.is_outlined = rng.random() < 0.6
        self.ground = 0.0 if self.is_outlined and rng.random() < 0.5 else rng.uniform(0.06, 0.45)
        self.is_inverse = self.plate is not None and rng.random() < 0.3
        if self.is_inverse:
            self.ground = rng.uniform(0.75, 1.0)
        self.has_bevels = self.plate == "box" and rng.random() < 0.4
        # Numbers that are done, and how these look; other looks of digits.
        self.done = rng.choice([0, 0, 0.3, 0.7])
        self.done_look = rng.choice([None] * 4 + ["line", "line", "slash", "faint"])
        self.has_outlines = rng.random() < 0.05 and tall >= 10
        self.has_shadows = rng.random() < (0.25 if face.is_dotted else 0.05)
        self.is_uneven = rng.random() < 0.06

    def draw(self):
        self.stripes()
        self.lines()
        if self.are_rows:
            self.rows()
        else:
            self.columns()
        if self.rng.random() < 0.35:
            self.board()
        if not self.face.is_dotted and self.rng.random() < 0.3:
            self.words()

    def stripes(self):
        rng = self.rng
        kind = rng.choice([None, None, None, "every second", "each"])
        if kind is None:
            return
        share = rng.uniform(0.04, 0.3)
        step, start = (self.high, self.top) if self.are_rows else (self.wide, self.left)
        for at in range(-1, self.size // step + 1):
            if kind == "every second" and at % 2:
                continue
            gap = 0 if kind == "every second" else rng.choice([1, 2, 3])
            first, last = start + at * step + gap, start + (at + 1) * step
            part = (0, first, self.size, last) if self.are_rows else (first, 0, last, self.size)
            self.canvas.fill(*part, self.ink, share)

    def lines(self):
        rng = self.rng
        kind = rng.choice(["none", "none", "along", "both", "both", "across"])
        thick = rng.choice([1, 1, 2, 3])
        is_dashed = rng.random() < 0.08
        for is_level in (True, False):
            is_along = is_level == self.are_rows
            if kind == "none" or kind == ("across" if is_along else "along"):
                continue
            start, step = (self.top, self.high) if is_level else (self.left, self.wide)
            for index, at in enumerate(range(start, self.size, step)):
                end = at + self.thin * (thick if index % 5 == 0 else 1)
                self.canvas.fill(*((0, at, self.size, end) if is_level else (at, 0, end, self.size)), self.line)
                for dash in range(0, self.size if is_dashed else 0, 6):
                    self.canvas.fill(*((dash, at, dash + 3, end) if is_level else (at, dash, end, dash + 3)), self.paper)

    def rows(self):
        rng = self.rng
        long, empty, filled = rng.choice([0.05, 0.15, 0.3, 0.6]), rng.choice([0.05, 0.3, 0.5]), rng.choice([0, 0, 0, 0.08])
        has_boxes, gap = rng.random() < 0.5, self.tall * rng.uniform(0.38, 1.7)
        for row in range(-1, self.size // self.high + 1):
            middle = self.top + row * self.high + self.high / 2 + self.thin / 2
            start = rng.random()
            if has_boxes:
                for column in range(-1, self.size // self.wide + 1):
                    left = self.left + column * self.wide
                    if rng.random() < filled:
                        self.canvas.fill(left, self.top + row * self.high, left + self.wide, self.top + (row + 1) * self.high, self.ink)
                    elif rng.random() > empty and column * self.wide > start * self.size * 0.6 - self.wide:
                        text = number(rng, long if self.wide > 1.05 * self.tall else 0)
                        self.number(text, left + self.wide / 2 + self.thin / 2, middle, self.wide, self.high)
                continue
            right = self.size * rng.uniform(0.4, 1.05)
            while right > self.size * start * 0.5 - 10:
                text = number(rng, long)
                width = len(text) * self.face.wide()
                self.number(text, right - width / 2, middle, width + gap * 0.9 if self.plate else width, self.high)
                right -= width + gap

    def columns(self):
        rng = self.rng
        long, filled = rng.choice([0.05, 0.15, 0.3, 0.6]), rng.choice([0, 0, 0, 0.08])
        for column in range(-1, self.size // self.wide + 1):
            left = self.left + column * self.wide
            y = self.top + rng.randint(-1, self.size // self.high) * self.high + self.high / 2
            first = -self.high if rng.random() < 0.5 else rng.uniform(0, 0.6) * self.size
            while y > first:
                if rng.random() < filled:
                    self.canvas.fill(left, y - self.high / 2, left + self.wide, y + self.high / 2, self.ink)
                else:
                    self.number(number(rng, long), left + self.wide / 2 + self.thin / 2, y + self.thin / 2, self.wide, self.high)
                y -= self.high

    def number(self, text, x, y, room, high):
        """A number around a middle, on a plate if there are plates."""
        rng = self.rng
        shade, ground = self.ink, self.paper
        if self.plate:
            width = min(room, max(self.tall * 1.5, len(text) * self.tall * 0.9 + self.tall * 0.5))
            height = min(high, width if self.plate == "circle" else self.tall * 1.7)
            if self.plate == "circle":
                width = height = min(width, height)
            width, height = max(3, int(width)), max(3, int(height))
            inside, edge = plate(width, height, self.plate, self.thin)
            left, top = round(x - width / 2), round(y - height / 2)
            if self.ground:
                self.canvas.put(inside * self.ground, left, top, self.ink)
                ground = self.paper + (self.ink - self.paper) * self.ground
            if self.is_outlined:
                self.canvas.put(edge, left, top, self.line)
            if self.is_inverse:
                shade = self.paper
            if self.has_bevels:
                by, light, dark = max(1, width // 12), ground + (1 - ground) * 0.6, ground * 0.6
                self.canvas.fill(left, top, left + width, top + by, light)
                self.canvas.fill(left, top, left + by, top + height, light)
                self.canvas.fill(left, top + height - by, left + width, top + height, dark)
                self.canvas.fill(left + width - by, top, left + width, top + height, dark)
        is_done = rng.random() < self.done
        if is_done and self.done_look == "faint":
            shade = ground + (shade - ground) * rng.uniform(0.3, 0.6)
        width = self.written(text, x, y, shade, ground)
        thick = max(1, round(self.tall * 0.08))
        if is_done and self.done_look == "line":
            own = shade if rng.random() < 0.7 else self.line
            self.canvas.fill(x - width / 2 - 1, y - thick // 2, x + width / 2 + 1, y - thick // 2 + thick, own)
        if is_done and self.done_look == "slash":
            own = shade if rng.random() < 0.6 else self.line
            reach = max(width, self.tall) / 2 * 1.1
            self.canvas.drawn(lambda pen, of: pen.line((x - reach, y + reach, x + reach, y - reach), of(own), thick))

    def written(self, text, x, y, shade, ground):
        """Its digits; how wide they are."""
        word = self.face.word(text)
        if word is None:
            return 0
        ink, places = word
        height, width = ink.shape
        left, top = round(x - width / 2), round(y - height / 2)
        if self.is_uneven:
            top += self.rng.randint(-1, 1) * max(1, self.tall // 10)
        if self.has_outlines:
            around = Image.fromarray((np.pad(ink, 2) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(3))
            self.canvas.put(np.asarray(around, np.float32) / 255, left - 2, top - 2, shade)
            shade = ground
        elif self.has_shadows:
            by = self.face.dot if self.face.is_dotted else max(1, self.tall // 12)
            self.canvas.put(ink, left + by, top + by, (shade + ground) / 2)
        self.canvas.put(ink, left, top, shade)
        for at, (char, first, upper, right, bottom) in enumerate(places):
            middle = (left + (first + right) / 2, top + (upper + bottom) / 2)
            self.canvas.digits.append(Digit(*middle, right - first, bottom - upper, int(char), at + 1 < len(places)))
        return width

    def board(self):
        """A part of a board, with filled cells and marks."""
        rng = self.rng
        cell = rng.choice([self.wide, self.high])
        left, top = rng.randrange(self.size), rng.randrange(self.size)
        if rng.random() < 0.5:
            left = rng.choice([0, int(self.size * rng.uniform(0.5, 0.9))])
        width, height = cell * rng.randint(2, 9), cell * rng.randint(2, 9)
        self.canvas.clear(left, top, left + width, top + height)
        kind, thick = rng.choice(["cross", "dot", "none", "tick"]), max(1, cell // 10)

        def draw(pen, of):
            for y in range(top, top + height, cell):
                for x in range(left, left + width, cell):
                    chance, inset, near = rng.random(), cell * rng.choice([0, 0, 0.08, 0.2]), cell * 0.25
                    if chance < 0.35:
                        pen.rectangle((x + inset, y + inset, x + cell - inset, y + cell - inset), of(self.ink))
                    elif chance < 0.6 and kind == "cross":
                        pen.line((x + near, y + near, x + cell - near, y + cell - near), of(self.ink), thick)
                        pen.line((x + near, y + cell - near, x + cell - near, y + near), of(self.ink), thick)
                    elif chance < 0.6 and kind == "dot":
                        near = cell * rng.uniform(0.3, 0.45)
                        full = of(self.ink) if rng.random() < 0.6 else None
                        pen.ellipse((x + near, y + near, x + cell - near, y + cell - near), full, of(self.ink))
                    elif chance < 0.6 and kind == "tick":
                        pen.line((x + near, y + cell / 2, x + cell / 2, y + cell - near, x + cell - near, y + near), of(self.ink), thick)

        self.canvas.drawn(draw)
        for y in range(top, top + height + 1, cell):
            self.canvas.fill(left, y, left + width, y + self.thin, self.line)
        for x in range(left, left + width + 1, cell):
            self.canvas.fill(x, top, x + self.thin, top + height, self.line)

    def sheet_edge(self):
        """What is beyond the sheet, on one side."""
        rng, size = self.rng, self.size
        at, shade = rng.uniform(0.05, 0.35) * size, rng.random()
        far = rng.choice([(0, 0, at, size), (0, 0, size, at), (size - at, 0, size, size), (0, size - at, size, size)])
        self.canvas.clear(*far)
        self.canvas.fill(*far, shade)

    def words(self):
        rng = self.rng
        for _ in range(rng.randint(1, 4)):
            word = self.face.word("".join(rng.choice(OTHERS) for _ in range(rng.randint(1, 7))))
            if word is None:
                continue
            height, width = word[0].shape
            left, top, near = rng.randrange(-width, self.size), rng.randrange(self.size), self.tall / 2
            self.canvas.clear(left - near, top - near, left + width + near, top + height + near)
            self.canvas.put(word[0], left, top, self.ink)


def sample(rng, fonts):
    """A picture of SIDE × SIDE shades from 0 to 1, and its digits, given fonts and how often each is taken."""
    goal = math.exp(rng.uniform(*map(math.log, TALL)))
    # What a screen shows, or a file keeps, before it is brought to the size that the network sees.
    native = goal if rng.random() < 0.25 else math.exp(rng.uniform(math.log(5.5), math.log(34)))

    def side(tall):
        seen = math.ceil(SIDE * tall / goal) + 2
        return seen + 2 * (int(seen * 0.12) + 2)

    clues = Clues(rng, fonts, native, side)
    clues.draw()
    scale = goal / clues.tall
    is_photo = rng.random() < 0.36
    if is_photo and rng.random() < 0.25:
        clues.sheet_edge()
    picture = taken(rng, clues, is_photo)
    turn = math.radians(rng.gauss(0, 3.5)) if rng.random() < (0.8 if is_photo else 0.1) else 0.0
    shear = rng.gauss(0, 0.04) if turn else 0.0
    # Pictures are stretched, and made larger without new shades.
    tall = scale * (math.exp(rng.gauss(0, 0.1)) if rng.random() < 0.35 else 1)
    how = Image.NEAREST if scale > 1.3 and rng.random() < 0.15 else Image.BILINEAR
    finer = 2 if scale < 0.7 else 1
    cos, sin = math.cos(turn), math.sin(turn)
    to = np.array([[cos * scale, (shear - sin) * scale], [sin * tall, cos * tall]])
    middle = np.array([SIDE / 2 + rng.uniform(-1, 1), SIDE / 2 + rng.uniform(-1, 1)])
    shift = middle - to @ np.array([clues.size / 2, clues.size / 2])
    back = np.linalg.inv(to * finer)
    start = -back @ (shift * finer)
    if scale * finer < 0.7:
        by = max(1, round(1 / (scale * finer)))
        picture, back, start = picture.reduce(by), back / by, start / by
    picture = picture.transform((SIDE * finer, SIDE * finer), Image.AFFINE, (*back[0], start[0], *back[1], start[1]), how)
    if finer > 1:
        picture = picture.reduce(finer)
    shades = np.asarray(picture, np.float32) / 255
    if rng.random() < (0.25 if is_photo else 0.12):
        shades = shades + noise(rng, shades.shape)
    digits = []
    for digit in clues.canvas.digits:
        x, y = to @ np.array([digit.x, digit.y]) + shift
        digits.append(Digit(x, y, digit.width * scale, digit.height * tall, digit.value, digit.follows))
    return shades.clip(0, 1), digits


def noise(rng, shape):
    """As much everywhere, of one picture more than of another."""
    return np.random.default_rng(rng.getrandbits(32)).normal(0, 0.005 + 0.095 * rng.random() ** 1.5, shape).astype(np.float32)


def taken(rng, clues, is_photo):
    """The picture in uneven light, blurred, with the noise of a camera, and as JPEG keeps it."""
    if rng.random() < 0.22:
        right, down = (rng.uniform(-0.35, 0.35) / clues.size for _ in range(2))
        clues.canvas.shades += (np.arange(clues.size)[None, :] * right + np.arange(clues.size)[:, None] * down).astype(np.float32)
    picture = clues.canvas.picture()
    if is_photo or rng.random() < 0.06:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.02, 0.13) * clues.tall))
    if is_photo and rng.random() < 0.7:
        shades = np.asarray(picture, np.float32) / 255
        picture = Image.fromarray(((shades + noise(rng, shades.shape)) * 255).clip(0, 255).astype(np.uint8))
    if rng.random() < (0.7 if is_photo else 0.2) and clues.tall > 7:
        file = io.BytesIO()
        picture.save(file, "JPEG", quality=rng.randint(35, 92))
        picture = Image.open(file)
    return picture
