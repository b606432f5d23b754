## The files of the shelf, which holds the puzzles that come with the program.

## What is wrong with a file.

other-version = This version cannot read this file of the shelf.
damaged = This file of the shelf is damaged or incomplete.
bad-line = Line { $line } of this file of the shelf cannot be read.
# $id: the number of the puzzle.
no-title = Puzzle { $id } of the shelf has no title.

## Who drew the icons that the pictures were made from.

# A list of collections follows.
drawn-after = The pictures are drawn after icons of these collections, with few cells:
# $name: the collection; $licence: its licence, such as CC-BY-4.0; $address: where it is.
credit = { $name } by { $author } ({ $licence }), { $address }
