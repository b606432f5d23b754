no-hint-here = Aucune aide n’est possible ici : on ne sait pas encore si vos marques peuvent être justes.
program-failed = Le programme qui donne les aides n’a pas pu être chargé, ou a planté.
press-hint-again = Appuyez sur « Aide » pour réessayer.
look-further-ahead = À partir d’ici, il faut voir plus loin.
