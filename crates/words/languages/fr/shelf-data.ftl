other-version = Cette version ne peut pas lire ce fichier de la collection.
damaged = Ce fichier de la collection est endommagé ou incomplet.
bad-line = La ligne { $line } de ce fichier de la collection est illisible.
no-title = La grille { $id } de la collection n’a pas de titre.

drawn-after = Les images sont dessinées d’après des icônes de ces collections, avec peu de cases :
credit = { $name } par { $author } ({ $licence }), { $address }
