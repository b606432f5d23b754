too-long = Dieses Rätsel ist zu groß für einen Link; speichere es stattdessen als Datei.
text-too-long = Dieser Text ist zu lang für einen Link zu einem Rätsel; Links haben höchstens { $most } Zeichen.
not-a-link = Das ist kein Link zu einem Rätsel. In einem solchen Link stehen nach dem „#“ ein „n1“ und viele Buchstaben und Ziffern.
newer = Dieser Link stammt von einer neueren Version dieses Programms. Du brauchst diese Version, um ihn zu öffnen.
character = In diesem Link steht „{ $character }“, aber in Links gibt es nur A bis Z, a bis z, 0 bis 9, „-“ und „_“; kopiere den ganzen Link noch einmal.
damaged = Dieser Link ist beschädigt: Zeichen fehlen oder sind falsch; kopiere den ganzen Link noch einmal.
not-a-puzzle = Die Hinweise in diesem Link ergeben kein Rätsel.
