## What a board that is embedded in another page says about hints. A board may have no buttons: it leaves out what to press.

no-hint-here = There is no hint here: nobody knows yet whether your marks can be right.
program-failed = The program that gives hints did not load, or it crashed.
press-hint-again = Press Hint to try again.
look-further-ahead = From here, you have to look further ahead.
