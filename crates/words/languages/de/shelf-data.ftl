other-version = Diese Version kann diese Datei der Sammlung nicht lesen.
damaged = Diese Datei der Sammlung ist beschädigt oder unvollständig.
bad-line = Textzeile { $line } dieser Datei der Sammlung ist nicht lesbar.
no-title = Rätsel { $id } der Sammlung hat keinen Titel.

drawn-after = Die Bilder sind, mit wenigen Kästchen, nach Symbolen aus diesen Sammlungen gezeichnet:
credit = { $name } von { $author } ({ $licence }), { $address }
