Boat

A boat with a red sail, on the sea.

#declaration of the colours
   r:+  red    the sail
   b:#  #A52A2A  brown
   1:~  #0000ff  blue
: the rows
1r
2r
3r
1b
6b
2 4b 2
8
: columns
2
1b 2
2b 1
3r 3b 1
2r 2b 1
1r 2b 1
1b 2
2
: end

What follows is not read.
