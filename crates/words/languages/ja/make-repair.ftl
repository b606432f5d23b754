repair-heading = 修正
looking = 最少のマスを探しています…
not-found = 時間がかかりすぎて、直し方は見つかりませんでした。
nothing-to-give = このままで問題のないパズルです。初期マスは必要ありません。
nothing-to-change = このままで問題のないパズルです。変えるマスはありません。
done = 完了しました。元に戻せます。
cells-to-give = 初期マスにするのは{ $cells }マスです。
cells-to-change = 変えるのは{ $cells }マスです。
fewer-are-not-enough = これより少なくはできません。
fewer-may-be-enough = もっと少なくできるかもしれません。
fewer-but-at-least = もっと少なくできるかもしれませんが、少なくとも{ $cells }マス必要です。
marked = 盤面に印をつけました。
left = 残りは{ $cells }マスで、盤面に印をつけています。
give = { $row }・{ $column }を初期マスにする
fill = { $row }・{ $column }を塗る
empty = { $row }・{ $column }を空白にする
all = { $cells }マスすべて

## In the page.

repair-about = 答えが複数あるパズルも、数マス手を入れるだけで直せます。
repair-way = 修正の方法
repair-givens = 初期マスを加える
repair-changes = 絵を変える
repair-find = 最少のマスを探す
repair-take =
    .aria-label = 見つかった修正を適用
