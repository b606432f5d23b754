row-task = 色のついた行の数字は5で、マスも5つです。だから全部塗りです。塗ってみましょう。
row-done = 5の行は完成です。
gaps-task = 次の行は「1 1 1」。あいだにすき間を入れると、ちょうど5マスです。1、3、5マス目を塗りましょう。
gaps-otherwise = ここはすき間です。塗ると、両隣とつながって長いブロックになってしまいます。
gaps-done = 正解です。すき間の○印は、必ず空白という意味です。
column-task = 色のついた列の数字は2で、もう2マス塗られています。だから残りは空白です。3マスに○印をつけましょう。
column-otherwise = ここは塗りです。「2」のブロックの一部です。印のないマスに○印をつけましょう。
column-done = 解き方はこれだけです！ほかのラインも同じように解けます。絵は傘でした。
done = 完了
step = ステップ{ $step }/{ $steps }
comes-later = { $axis ->
    [row] そのマスはあとです。今は、色のついた行を見てください。
   *[column] そのマスはあとです。今は、色のついた列を見てください。
}
have-already = そこはもう済んでいます。
is-filled = ここは塗りです。
right-more = { $left ->
    [1] 正解です。あと1マス。
   *[other] 正解です。あと{ $left }マス。
}

## In the page.

greeting =
    .aria-label = ようこそ
new-here = <b>はじめての方へ：</b>数字は、その行や列で続けて塗るマスの数です。正しく塗ると絵が現れます。○印は、必ず空白になるマスです。「進む」を押して解き方を見るか、小さいパズルを自分で解いてみてください。
greeting-try = 小さいパズルで試す
small-heading = お絵かきロジックとは？
small-subtitle = お絵かきロジック（ピクロス）は、数字の中に絵が隠れたパズルです。
what-numbers-say = 数字1つが、その行や列で連続する塗りマスの<b>ブロック</b>1つを表します。「2 1」なら、2マスのブロック、次に1マスのブロックです。
what-lies-between = ブロックとブロックのあいだには、1マス以上の<b>すき間</b>があります。ブロック以外のマスは空白です。
small-next = やさしいパズルを解く
watch-card = クリスマスカードの解き方を見る
small-again = はじめから
legend-heading = 盤面に出てくる記号
legend-filled = 塗り
legend-empty = 必ず空白（設定で×印にもできます）
legend-unknown = 未確定
legend-found = 直前のステップで確定したマス
legend-line = 今のステップのライン
legend-rests-on = 推理の根拠になるマス
legend-number = 推理に使う数字
legend-brackets = ブロックを左（上）に詰めた場合と、右（下）に詰めた場合。両方の括弧がかかるマスは塗り
legend-supposed = 先を読むためにステップで仮定したマス、または自分で理由をたずねたマス
legend-follows = 仮定から導かれること
legend-dots = 点：多いほど、塗りになりそうなマス
legend-pale = 薄い数字：ブロックの位置が確定
