copy-details = Details kopieren
go-on = Weitermachen
sentence =
    .data-unloaded = Nonoscope konnte nicht geladen werden: Eine seiner Dateien kam nicht an. Bist du online?
    .data-retry = Noch einmal versuchen
    .data-file = Nonoscope läuft nicht aus einer Datei: Browser starten sein Programm nur, wenn die Seite von einem Webserver kommt. Öffne es im Web oder stelle diesen Ordner mit einem kleinen Webserver bereit.
    .data-old = Nonoscope konnte nicht gestartet werden. Es braucht einen aktuellen Browser mit WebAssembly.

## In the page.

close-notice =
    .aria-label = Diese Meldung schließen
trouble-heading = Nonoscope ist abgestürzt
something-went-wrong = Etwas ist schiefgegangen. <span></span>
start-anew = Mit dem ersten Rätsel beginnen
details = Details
trouble-details =
    .aria-label = Details
trouble =
    .data-says = Dein Rätsel und deine Markierungen sind gespeichert.
trouble-making =
    .data-says = Deine Zeichnung ist gespeichert.
trouble-note =
    .data-unkept = Dieser Browser speichert nichts für diese Seite. Die Details enthalten den Text aus dem Rätselfeld: Kopiere sie zuerst.
    .data-copied = Kopiert.
    .data-uncopied = Dieser Browser konnte sie nicht kopieren. Sie stehen unten.
start-anew-making = Mit einem leeren Blatt beginnen
