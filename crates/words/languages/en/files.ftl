### Of the pages.

## Files that are read, drawn and saved.

unread = This file could not be read.
saved-as = Saved as { $file }.
saved = Saved { $file }.
