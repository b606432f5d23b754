no-hint-here = Aucune aide n’est possible ici : on ne sait pas si vos marques peuvent être justes.
program-failed = Le programme qui donne les aides n’a pas pu être chargé, ou a planté.
press-hint-again = Appuyez sur « Aide » pour réessayer.
press-check = Appuyez sur « Vérifier » pour voir quelles marques ne peuvent pas être justes.
solutions-differ-here = Il y a plusieurs solutions, et c’est ici qu’elles diffèrent.
look-further-ahead = Ici, il faut voir plus loin.
