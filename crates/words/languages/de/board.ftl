no-hint-here = Hier gibt es keinen Tipp: Es ist nicht bekannt, ob deine Markierungen stimmen können.
program-failed = Das Programm für Tipps konnte nicht geladen werden oder ist abgestürzt.
press-hint-again = Drücke auf „Tipp“, um es erneut zu versuchen.
look-further-ahead = Hier musst du weiter vorausdenken.
