other-version = Ce n’est pas un fichier de la collection que cette version peut lire.
damaged = Ce fichier de la collection est endommagé ou incomplet.
bad-line = La ligne { $line } de ce fichier de la collection est illisible.
no-title = La grille { $id } de la collection n’a pas de titre.

drawn-after = Les images sont dessinées d’après des icônes de ces collections, en quelques cases :
credit = { $name } par { $author } ({ $licence }), { $address }
