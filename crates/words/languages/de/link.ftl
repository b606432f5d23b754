too-long = Dieses Rätsel ist zu groß für einen Link. Speichere es stattdessen als Datei.
text-too-long = Dieser Text ist zu lang für einen Link zu einem Rätsel. Ein Link hat höchstens { $most } Zeichen.
not-a-link = Das ist kein Link zu einem Rätsel. In einem solchen Link folgen auf das „#“ ein „n1“ und dann viele Buchstaben und Ziffern.
newer = Dieser Link stammt von einer neueren Version von Nonoscope. Lade die Seite neu oder aktualisiere Nonoscope und öffne den Link dann noch einmal.
character = Dieser Link enthält „{ $character }“, aber in Links gibt es nur A bis Z, a bis z, 0 bis 9, „-“ und „_“. Kopiere den ganzen Link noch einmal.
damaged = Dieser Link ist beschädigt: Einige Zeichen fehlen oder sind falsch. Kopiere den ganzen Link noch einmal.
not-a-puzzle = Die Hinweise in diesem Link ergeben kein Rätsel.
