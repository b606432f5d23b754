
place = { $row }行{ $column }列
cell = { $cell }マス目
suppose = { $place }を「{ $state }」と仮定します。
then-has = すると、{ $line }は{ $what }になります。
cells-filled = { $cells }マス目が塗り
cells-empty = { $cells }マス目が空白
nothing-fits = これでは、{ $line }に合う置き方がありません。
so-it-is = だから、{ $place }は{ $state }です。
both-times = どちらの場合も、{ $what }です。

no = いいえ、{ $place }は「{ $state }」ではありえません。
follows-later = { $cells }が確定すると、わかります。
known-already = そこはもう確定しています。
could-be-cell = まだ決まりません。{ $run }は、{ $cell }マス目に入るかもしれません。
could-lie-in-cells = まだ決まりません。{ $run }は、{ $first }〜{ $last }マス目に入るかもしれません。
