lesson-done = レッスン{ $lesson }/{ $lessons }・完了
lesson-so-far = レッスン{ $lesson }/{ $lessons }・{ $of }問中{ $done }問完了
lesson-label = { $name }、{ $of }問中{ $done }問完了
a-moment = 少々お待ちください…
framed-cell = やってみましょう。枠で囲んだマスはどうなりますか？
same-either-way = やってみましょう。どちらの場合も同じになるマスはどこですか？
known-already = そのマスはもう確定しています。
marked-already = そのマスにはもう書き込みがあります。
right = 正解です。
right-but-another = 正しいですが、この練習問題で探すのは別のマスです。
that-is-it = そのとおり！
can-be-settled = やってみましょう。今、{ $settled }マスを確定できます。
find-the-one = やってみましょう。今、{ $settled }マスを確定できます。そのうち、このテクニックで確定する1マスを見つけてください。
find-those = やってみましょう。今、{ $settled }マスを確定できます。そのうち、このテクニックで確定する{ $asked }マスを見つけてください。
could-be = ありうる例
earliest = 左詰め
latest = 右詰め
no-exercise = 練習問題が見つかりませんでした。「別の問題」を押してください。
not-made = 練習問題を作れませんでした。「別の問題」を押して、もう一度お試しください。
cell-is = { $cell }：{ $is }

## In the page.

open-legend = 記号の意味
lessons =
    .aria-label = レッスン
pens =
    .aria-label = 印
show-me = 答えを見る
another = 別の問題
next-lesson = 次のレッスン
