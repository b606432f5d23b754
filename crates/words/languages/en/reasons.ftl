### Of the pages.

## In the page.

reasons-heading = The arguments one by one
reasons-note = Choose an argument to see the board at that point. ↑ and ↓ move through the list.
