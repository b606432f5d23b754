## In the page.

reasons-heading = Les raisonnements, un par un
reasons-note = Choisissez un raisonnement pour voir la grille à ce moment-là. ↑ et ↓ parcourent la liste.
