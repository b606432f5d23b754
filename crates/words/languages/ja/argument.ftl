suppose = { $place }を「{ $state }」と仮定します。
suppose-instead = 今度は、{ $place }を「{ $state }」と仮定します。
so = だから、{ $what }です。
either-way = どちらの場合も、{ $what }です。

but-clue-is-zero = ところが、{ $line }のヒント数字は0で、どのマスも塗りにはなりません。
but-row-too-long = ところが、{ $line }では塗りマスが{ $filled }マス続き、いちばん長いブロック（{ $longest }）より長くなります。
but-more-filled = ところが、{ $line }の塗りマスが{ $clue }より多くなります。
but-no-room = ところが、{ $line }には{ $clue }の入る場所がありません：{ $known }。
but-cannot-fit = ところが、{ $line }は{ $clue }に合わせられません：{ $known }。
its-clue = ヒント数字「{ $clue }」
its-clue-of-runs = ブロック{ $runs }個のヒント数字
its-known-cells-leave-no-way = 確定したマスに合う置き方なし
