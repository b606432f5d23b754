"""Learns from drawn clues what digits look like, and writes the weights that the reader uses.

    python learn.py list             the fonts
    python learn.py look FILE.png    some of the pictures
    python learn.py learn [MINUTES [NET.pt]]
                                     the weights, in 90 minutes on two cores if nothing is said, from those of an earlier net if one is named
"""

import math
import multiprocessing
import queue
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch
from draw import SIDE, sample
from faces import fonts, weights
from PIL import Image, ImageDraw
from torch import nn
from torch.nn import functional

WEIGHTS = Path(__file__).parent.parent / "src/weights.bin"

# The distance of places of which the network says what is there, in pixels, and how many are on a side of a sample.
STEP = 4
PLACES = SIDE // STEP
# How tall digits are for which sizes are counted, in pixels.
TALL = 12
# The layers: numbers before and after, side of the filters, distance; and how many values weights have on each side of 0.
LAYERS = [(1, 16, 5, 2), (16, 32, 3, 2), (32, 48, 3, 1), (48, 48, 3, 1), (48, 48, 3, 1), (48, 16, 1, 1)]
LEVELS = [127, 127, 7, 7, 7, 127]
KINDS = 11

# A font in twelve is kept apart.
APART = 12

BATCH = 32
DRAWN_AT_ONCE = 64
KEPT = 24_000


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(nn.Conv2d(before, after, side, step, side // 2) for before, after, side, step in LAYERS)
        self.is_rounded = False

    def forward(self, seen):
        for index, (layer, levels) in enumerate(zip(self.layers, LEVELS)):
            weight = layer.weight
            if self.is_rounded:
                # As it will be kept; the gradient passes.
                whole, worth = rounded(weight.detach(), levels)
                weight = weight + (whole * worth - weight).detach()
            seen = functional.conv2d(seen, weight, layer.bias, layer.stride, layer.padding)
            if index + 1 < len(LAYERS):
                seen = functional.relu(seen)
        return seen


def rounded(weight, levels):
    """Weights as whole numbers up to this, and what one is worth for each filter."""
    sizes = weight.abs().flatten(1)
    most = sizes.max(1).values if levels > 100 else 3 * sizes.std(1) + sizes.mean(1)
    worth = most.clamp(min=1e-6).view(-1, 1, 1, 1) / levels
    return (weight / worth).round().clamp(-levels, levels), worth


def target(digits):
    """For each place, what is there: 0 is nothing, 1 to 10 a digit, -1 not asked. How far its middle is, its size, whether the next follows."""
    kinds, answers = np.zeros((PLACES, PLACES), np.int8), np.zeros((5, PLACES, PLACES), np.float32)
    homes = [(int(digit.y // STEP), int(digit.x // STEP)) for digit in digits]
    off = lambda digit, row, column: (digit.x - (column + 0.5) * STEP, digit.y - (row + 0.5) * STEP)
    for digit, (row, column) in zip(digits, homes):
        for near in ((row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)):
            right, down = off(digit, *near)
            if all(0 <= at < PLACES for at in near) and abs(right) < 0.85 * STEP and abs(down) < 1.05 * STEP:
                kinds[near] = -1
    for digit, home in zip(digits, homes):
        if not all(0 <= at < PLACES for at in home):
            continue
        # Of digits that the edge cuts nothing is learnt.
        half = (digit.width / 2 - 1, digit.height / 2 - 1)
        if min(digit.x - half[0], digit.y - half[1]) < 0 or max(digit.x + half[0], digit.y + half[1]) > SIDE:
            kinds[home] = -1
            continue
        right, down = off(digit, *home)
        kinds[home] = digit.value + 1
        answers[(slice(None), *home)] = right / STEP, down / STEP, digit.width / TALL, digit.height / TALL, digit.follows
    return kinds, answers


def draw_on(seed, drawn, paths):
    rng, paths = random.Random(seed), (paths, weights(paths))
    while True:
        samples = [sample(rng, paths) for _ in range(DRAWN_AT_ONCE)]
        targets = [target(digits) for _, digits in samples]
        shades = np.stack([(shades * 255).astype(np.uint8) for shades, _ in samples])
        drawn.put((shades, np.stack([kinds for kinds, _ in targets]), np.stack([answers for _, answers in targets]).astype(np.float16)))


def tensors(shades, kinds, answers):
    return torch.tensor(shades).float()[:, None] / 255, torch.tensor(kinds.astype(np.int64)), torch.tensor(answers.astype(np.float32))


def losses(said, kinds, answers):
    """For each digit: of what it is, of its place and size, and of whether the next follows."""
    is_digit = kinds > 0
    count = is_digit.sum().clamp(min=1)
    kind = functional.cross_entropy(said[:, :KINDS], kinds.clamp(min=0), reduction="none") * (kinds >= 0)
    size = functional.smooth_l1_loss(said[:, KINDS : KINDS + 4], answers[:, :4], reduction="none", beta=0.1).sum(1) * is_digit
    follows = functional.binary_cross_entropy_with_logits(said[:, KINDS + 4], answers[:, 4], reduction="none") * is_digit
    return kind.sum() / count, size.sum() / count, follows.sum() / count


def judged(net, shades, kinds, answers):
    """What the network makes of pictures in fonts that it has not seen."""
    with torch.no_grad():
        said = torch.cat([net(part) for part in shades.split(BATCH)])
    is_digit, best = kinds > 0, said[:, :KINDS].argmax(1)
    count = is_digit.sum().item()
    share = lambda which: which.sum().item() / count
    off = (said[:, KINDS + 2 : KINDS + 4] - answers[:, 2:4]).abs().permute(0, 2, 3, 1)[is_digit].mean().item() * TALL
    return (
        f"right {share((best == kinds)[is_digit]):.4f}, found {share(best[is_digit] > 0):.4f}, false {share((best > 0) & (kinds == 0)):.4f}, "
        f"sizes off by {off:.2f} pixels, joined right {share(((said[:, -1] > 0) == (answers[:, 4] > 0.5))[is_digit]):.4f}, of {count} digits"
    )


def learn(minutes, start=None):
    torch.manual_seed(1)
    paths = fonts()
    apart = [path for index, path in enumerate(paths) if index % APART == 5]
    drawn = multiprocessing.Queue(8)
    multiprocessing.Process(target=draw_on, args=(1, drawn, [path for path in paths if path not in apart]), daemon=True).start()
    rng = random.Random(7)
    tests = [sample(rng, (apart, weights(apart))) for _ in range(400)]
    targets = [target(digits) for _, digits in tests]
    test = tensors(*map(np.stack, ([shades * 255 for shades, _ in tests], *zip(*targets))))
    net = Net().to(memory_format=torch.channels_last)
    if start:
        net.load_state_dict(torch.load(start))
    most = 1.5e-3 if start else 3e-3
    optimizer = torch.optim.AdamW(net.parameters(), lr=most, weight_decay=1e-3)
    kept, chance = [], np.random.default_rng(3)
    began = said_at = time.time()
    steps = 0
    while (part := (time.time() - began) / (minutes * 60)) < 1:
        # Batches of drawings are kept and taken again, in another light.
        while len(kept) < 8 or not drawn.empty():
            try:
                own = drawn.get(timeout=60)
            except queue.Empty:
                break
            if len(kept) * DRAWN_AT_ONCE < KEPT:
                kept.append(own)
            else:
                kept[chance.integers(len(kept))] = own
        net.is_rounded = part > 0.5
        for group in optimizer.param_groups:
            group["lr"] = most * min(1, steps / 200) * (0.02 + 0.49 * (1 + math.cos(math.pi * part)))
        which = [(chance.integers(len(kept)), chance.integers(DRAWN_AT_ONCE)) for _ in range(BATCH)]
        shades, kinds, answers = tensors(*(np.stack([kept[of][what][at] for of, at in which]) for what in range(3)))
        lights = torch.rand(3, BATCH, 1, 1, 1)
        shades = torch.where(lights[0] < 0.3, 1 - shades, shades)
        contrast = 0.5 + 0.6 * lights[1]
        shades = ((shades - 0.5) * contrast + 0.5 + (lights[2] - 0.5) * (1 - contrast).clamp(min=0)).clamp(0, 1)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            said = net(shades.to(memory_format=torch.channels_last))
        kind, size, follows = losses(said.float(), kinds, answers)
        optimizer.zero_grad()
        (kind + 2 * size + 0.3 * follows).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimizer.step()
        steps += 1
        if time.time() - said_at > 120:
            said_at = time.time()
            torch.save(net.state_dict(), "net.pt")
            print(f"{(said_at - began) / 60:.0f} min, {steps} steps: {judged(net, *test)}", flush=True)
    net.is_rounded = True
    torch.save(net.state_dict(), "net.pt")
    print(judged(net, *test))
    write(net)


def write(net):
    """The weights by row, column, number before and after, two in a byte if they have few values; what they are worth, and what is added."""
    file = b""
    for layer, levels in zip(net.layers, LEVELS):
        whole, worth = rounded(layer.weight.detach(), levels)
        values = (whole.permute(2, 3, 1, 0).reshape(-1).numpy() + levels).astype(np.uint8)
        if levels < 8:
            values = values[0::2] * (2 * levels + 1) + values[1::2]
        file += values.tobytes() + worth.flatten().numpy().astype("<f4").tobytes() + layer.bias.detach().numpy().astype("<f4").tobytes()
    WEIGHTS.write_bytes(file)


def look(file):
    rng, paths, larger, across = random.Random(1), fonts(), 2, 8
    paths = (paths, weights(paths))
    page = Image.new("RGB", (SIDE * larger * across, SIDE * larger * 5))
    for at in range(across * 5):
        shades, digits = sample(rng, paths)
        picture = Image.fromarray((shades * 255).astype(np.uint8)).resize((SIDE * larger, SIDE * larger), Image.NEAREST).convert("RGB")
        for digit in digits:
            half = (digit.width / 2, digit.height / 2)
            box = [larger * at for at in (digit.x - half[0], digit.y - half[1], digit.x + half[0], digit.y + half[1])]
            ImageDraw.Draw(picture).rectangle(box, outline=(255, 0, 0) if digit.follows else (0, 160, 0))
        page.paste(picture, (at % across * SIDE * larger, at // across * SIDE * larger))
    page.save(file)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["list"]:
            print("\n".join(fonts()))
        case ["look", file]:
            look(file)
        case ["learn", *rest] if len(rest) <= 2:
            learn(float(rest[0]) if rest else 90, *rest[1:])
        case _:
            sys.exit(__doc__)
