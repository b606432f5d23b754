photo =
    .aria-label = 選んだ画像
choose = スクリーンショットか、紙のパズルの写真を選んでください。ヒント数字を読み取ります。
reading = 読み取り中…
reading-long = 読み取り中…時間のかかる画像のようです。このまま待つか、別の画像を選ぶか、4つの角をマス目の四隅に合わせてください（ヒント数字は外側に残します）。
undecoded = このブラウザでは、この種類の画像を開けません。PNG、JPEG、GIF、WebPなら、どのブラウザでも開けます。
no-board = この画像に盤面が見つかりませんでした。写っている場合は、4つの角をマス目の四隅に合わせてください。ヒント数字は外側に残します。
no-clues = 盤面は見つかりましたが、まわりのヒント数字を読み取れませんでした。写っている場合は、4つの角をマス目の四隅に合わせてください。
too-small = この画像の数字は小さすぎて読めません。拡大するか、もっと近くから写してください。
numbers-inside = この画像には、マインスイーパーや数独のように、マスの中に数字があります。ノノグラムのヒント数字は、マス目の上と左にあります。写っている場合は、4つの角をマス目の四隅に合わせてください。
unclear = 線と数字はありますが、パズルかどうかはっきりしません。パズルが写っている場合は、4つの角をマス目の四隅に合わせるか、もっと大きく鮮明な画像をお使いください。
broken = この画像は読み取れませんでした。パズルがもっとはっきり写った画像をお試しください。
cells = { $columns } × { $rows }マスです。
cells-to-count = { $columns } × { $rows }マスです。数えて確かめてください。
little-is-certain = 読み取った内容のほとんどが不確かです。お絵かきロジックの画像ではないか、不鮮明なのかもしれません。
doubts = { $numbers ->
    [0] ヒント数字を画像と見比べてください。
    [1] 不確かな数字が1個あります。まず確かめてください。
   *[other] 不確かな数字が{ $numbers }個あります。まず確かめてください。
}
changed = { $numbers ->
    [1] 画像では違って見える数字が1個あり、パズルになるように変えました。
   *[other] 画像では違って見える数字がいくつかあり、パズルになるように変えました。
}
one-solution = 答えは1つです。
several-solutions = 答えが複数あります。どれかの数字が間違っているのかもしれません。
no-solution = 答えがありません。どれかの数字が間違っています。
unchecked = 答えが1つかどうかを調べるには、もっと時間がかかります。
clue-of = { $line }のヒント数字
add-row = { $line }のあとに行を追加
add-column = { $line }のあとに列を追加
remove-line = { $line }を削除
may-be = { $read }は{ $others }かもしれません。
is-uncertain = { $read }は不確かです。
unread-may-be = この数字は{ $others }かもしれません。
unread-is-uncertain = この数字は不確かです。
no-numbers = { $line }のヒント数字は、数字を並べて書いてください。
no-letters = { $line }のヒント数字には、{ $example }のように、数字のあとに色の文字が必要です。
colour-totals-differ = { $colour }のマスの合計は、行で{ $rows }マス、列で{ $columns }マスですが、同じでなければなりません。
cells-as-marks = 自分の書き込みにする
cells-as-givens = 初期マスにする
cells-as-nothing = 除く

## In the page.

lightbox-heading = 写真から読み取る
choose-photo = 画像を選ぶ
take-photo = 写真を撮る
take-pixels = 1ピクセルを1マスにする
photo-file =
    .aria-label = パズルの画像
photo-camera =
    .aria-label = パズルの写真
you-can-also-paste = 貼り付けやドロップもできます。画像がこのページの外に送られることはありません。
lightbox-work =
    .aria-label = 画像とヒント数字
corner-1 =
    .aria-label = 左上の角：矢印キーで動かす
corner-2 =
    .aria-label = 右上の角：矢印キーで動かす
corner-3 =
    .aria-label = 右下の角：矢印キーで動かす
corner-4 =
    .aria-label = 左下の角：矢印キーで動かす
corners-advice = 4つの角を、マス目の四隅に合わせてください。ヒント数字は外側に残します。ドラッグか矢印キーで動かせます。
read-inside = この範囲を読み取る
copied-inks =
    .aria-label = 色と、それを表す文字
doubts-heading = まず確認するところ
rows-heading = 行
columns-heading = 列
copied-cells = 印のあるマス
take-copy = このパズルを使う
