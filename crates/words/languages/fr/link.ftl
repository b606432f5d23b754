too-long = Cette grille est trop grande pour un lien ; enregistrez-la plutôt dans un fichier.
text-too-long = Ce texte est trop long pour être un lien vers une grille ; un lien a au plus { $most } caractères.
not-a-link = Ce n’est pas un lien vers une grille. Un tel lien contient « n1 » et beaucoup de lettres et de chiffres après le « # ».
newer = Ce lien a été créé par une version plus récente de ce programme. Il vous faut cette version pour l’ouvrir.
character = Il y a « { $character } » dans ce lien, mais un lien ne contient que A à Z, a à z, 0 à 9, « - » et « _ » ; copiez de nouveau tout le lien.
damaged = Ce lien est endommagé : des caractères manquent ou sont faux ; copiez de nouveau tout le lien.
not-a-puzzle = Les indices de ce lien ne forment pas une grille.
