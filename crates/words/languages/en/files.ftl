## Files that are read, drawn and saved.

unread = This file could not be read.
# While a picture is made.
drawing = Drawing …
saved-as = Saved as { $file }.
saved = Saved { $file }.
saved-of-size = Saved { $file }, { $kilobytes } KB.
copied = Copied
