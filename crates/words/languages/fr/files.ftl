unread = Ce fichier n’a pas pu être lu.
saved-as = Enregistré sous { $file }.
saved = Enregistré : { $file }.
