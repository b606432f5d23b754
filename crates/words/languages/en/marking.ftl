clearing-heading = Clear all your marks?
you-can-undo-this = You can undo this.
clear-all = Clear them all
clear-nothing = Keep them
