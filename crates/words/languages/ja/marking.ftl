solver-busy = ソルバーがまだこのパズルを解いています。少し待ってから、もう一度押してください。
no-solution-no-hint = このパズルには答えがないので、ヒントを出せません。ヒント数字のどれかが間違っているのかもしれません。詳しくは判定をご覧ください。
nothing-to-show = この局面で出せるヒントはありません。
no-tutor = ヒントを出すプログラムを読み込めなかったか、異常終了しました。「ヒント」を押してもう一度お試しください。
press-check-for-mistakes = 「チェック」を押すと、正しくない書き込みが分かります。
solutions-differ-here = 答えが複数あり、ここで分かれます。
look-further = ここは、もっと先まで読む必要があります。「ここから見る」で解き方が分かります。
press-of = { $press }/{ $presses }
line-cannot-be-right = { $line }の書き込みは正しくありません
row-clue = 行：{ $clue }
column-clue = 列：{ $clue }
position-marked = しおりをはさみました。いろいろ試してから、「採用する」か「戻る」を選べます。
another-marked = しおり{ $position }をはさみました。「戻る」では、まずここに戻ります。
too-many-marked = しおりが{ $positions }か所にあります。新しくはさむ前に、「採用する」か「戻る」を押してください。
back-at-marked = しおりに戻りました。「元に戻す」で、試したことが復活します。
back-at = しおり{ $position }に戻りました。「元に戻す」で、試したことが復活します。
kept = 採用しました。試したことがそのまま書き込みになりました。
kept-since = しおり{ $position }から試していることの一部として採用しました。
marks-are-back = 前回の書き込みを復元しました。「全消去」を押すと消えます。
said-then = { $said }。{ $more }
something-marked = { $cells }マスに書き込みました。
solved = 完成！すべてのヒント数字に合っています。
your-turn = 解いてみましょう。クリックかタップで塗り、右クリックか長押しで空白の印をつけます。
your-turn-with-colours = 解いてみましょう。クリックかタップで色を塗り、右クリックか長押しで空白の印をつけます。
full-but-wrong = すべてのマスに書き込みがありますが、{ $lines }がヒント数字に合っていません。
press-check = 「チェック」を押すと、どの書き込みが間違っているか分かります。
many-lines = { $axis ->
    [row] { $count }行
   *[column] { $count }列
}
the-whole-board = 盤面全体
look-at = { $place }を見てみましょう。
press-for-technique = もう一度「ヒント」を押すと、テクニックが分かります。
try-technique = { $place }で「{ $technique }」を使ってみましょう。
press-for-argument = もう一度「ヒント」を押すと、推理が分かります。
try-techniques = { $place }で次のテクニックを使ってみましょう：{ $techniques }。
press-for-arguments = もう一度「ヒント」を押すと、推理が分かります。
press-to-mark = もう一度「ヒント」を押すと書き込みます。
hint-marked = ヒントで{ $cells }マスに書き込みました。
hint-excluded = ヒントで{ $cells }マスの色をしぼり込みました。
not-all-right = 書き込みのどこかに間違いがあります。
some-wrong = { $marks ->
    [1] 正しくない書き込みが1つあります。
   *[other] 正しくない書き込みがいくつかあります。
}
press-for-line = もう一度「ヒント」を押すと、どのラインか分かります。
look-at-mistake = { $place }に、正しくない書き込みがあります。
press-for-cell = もう一度「ヒント」を押すと、どのマスか分かります。
mark-is-wrong = { $place }は「{ $state }」ではありえません。この書き込みを消すか、正しい局面まで戻ってください。
mark-is-wrong-beside-others = ほかの書き込みが正しければ、{ $place }は「{ $state }」ではありえません。この書き込みを消すか、正しい局面まで戻ってください。
back-at-last-right = 最後の正しい局面に戻りました。「元に戻す」で、そのあとの書き込みが復活します。
wrong-marks-are-gone = 間違った書き込みを消しました。「元に戻す」で復活します。
nothing-to-check = このパズルには答えがないので、チェックできません。
check-solved = 完成！すべてのヒント数字に合っています。
check-solved-one-of-several = 完成！いくつかある答えのうちの1つです。
each-but-not-all = 書き込みは1つずつならありえますが、全部を合わせるとありえません。
each-of-others-but-not-all = ほかの書き込みは1つずつならありえますが、全部を合わせるとありえません。
nothing-is-marked = まだ書き込みがありません。
no-mark-is-wrong = 分かっている範囲では、間違った書き込みはありません。
as-far-as-is-known = 分かっている範囲では、{ $sentence }
wrong-marks = 正しくない書き込みが{ $count }マスあります：{ $list }。
wrong-mark-and-others = { $mark }、{ $others }
and-more-wrong = ほか{ $count }マス
must-be = { $place }（正しくは「{ $state }」）
cannot-be = { $place }（「{ $state }」ではない）
all-right = { $marks ->
    [1] その書き込みは正解です。
    [2] 書き込みは2マスとも、今のところ正解です。
   *[other] 書き込みは{ $marks }マスとも、今のところすべて正解です。
}
right-of-these = 書き込みのうち{ $marks }マスは正解です。
right-so-far = { $marks }マスの書き込みは、今のところ正解です。
possible = { $kind ->
    [marks] { $count }マスの書き込みは、一部の答えで正解になります。
    [more] さらに{ $count }マスは、一部の答えで正解になります。
    [others] ほかの{ $count }マスは、一部の答えで正解になります。
   *[these] { $count }マスは、一部の答えで正解になります。
}
unsettled = { $kind ->
    [others] ほかの{ $count }マスは、まだ決まらないマスへの書き込みです。
   *[these] { $count }マスは、まだ決まらないマスへの書き込みです。
}

## In the page.

clearing-heading = 書き込みをすべて消しますか？
clearing-note = あとで元に戻せます。
clear-all = すべて消す
clear-nothing = 残す
