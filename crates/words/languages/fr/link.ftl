too-long = Cette grille est trop grande pour un lien ; enregistrez-la plutôt dans un fichier.
text-too-long = Ce texte est trop long pour être un lien vers une grille. Un lien a au plus { $most } caractères.
not-a-link = Ce n’est pas un lien vers une grille. Après le « # », un tel lien contient « n1 », puis beaucoup de lettres et de chiffres.
newer = Ce lien a été créé par une version plus récente de Nonoscope. Rechargez la page ou mettez Nonoscope à jour, puis ouvrez de nouveau le lien.
character = Ce lien contient « { $character } », mais un lien n’a que A à Z, a à z, 0 à 9, « - » et « _ ». Copiez de nouveau tout le lien.
damaged = Ce lien est endommagé : des caractères manquent ou sont faux. Copiez de nouveau tout le lien.
not-a-puzzle = Les indices de ce lien ne forment pas une grille.
