row = { $number }行目
column = { $number }列目
place = { $row }行{ $cell }列
size = { $width } × { $height }
unbroken-size = { $width }{ "\u00A0" }×{ "\u00A0" }{ $height }
rows = { $list }行目
columns = { $list }列目
cells = { $list }マス目
range = { $first }〜{ $last }

unknown-state = 未確定
filled-state = 塗り
empty-state = 空白
not-state = { $state }以外
not-any-state = { $states }のどれでもない
neither-state = { $first }と{ $second }以外

# 「…です」が続くこともあるので、どれも体言止めにします。
are-filled = { $cells }は塗り
are-empty = { $cells }は空白
are = { $cells }は{ $state }
are-not = { $cells }は{ $colour }以外
place-is = { $place }は{ $state }
same-cells-follow = 同じ{ $cells }マスが確定

unknown = { $cells ->
    [0] すべてのマスが確定
   *[other] 未確定{ $cells }マス
}

beyond-all-numbers = 少なくとも3 × 10^38
