## What a board that is embedded in another page says about hints. A board may have no buttons: it leaves out what to press.

no-hint-here = There is no hint here: it is not known whether your marks can be right.
program-failed = The program that gives hints could not be loaded, or crashed.
press-hint-again = Press Hint to try again.
press-check = Press Check to see which marks cannot be right.
solutions-differ-here = There are several solutions, and this is where they differ.
look-further-ahead = You have to look further ahead here.
