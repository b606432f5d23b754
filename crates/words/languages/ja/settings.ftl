language-system = ブラウザに合わせる
dims-certain = ブロックの場所が1つに決まり、そこが塗られると、その数字が薄くなります。
dims-by-hand = 数字をクリックかタップすると薄くなります。キーボードでは、盤面の端を越えて数字まで移動し、Enterを押します。
dims-never = ヒント数字は薄くなりません。
turns-red = ラインの書き込みがヒント数字に合わなくなると、そのヒント数字が赤くなります。
no-room-to-repeat = この盤面には場所がありません。数字が小さすぎて読めなくなります。
not-in-long-lines = { $cells }マスより長いラインは対象外です。

## In the page.

game-heading = 設定
page-heading = ページ
game-language = 言語
theme = テーマ
game-system = 端末に合わせる
game-light = ライト
game-dark = ダーク
game-large-text = 文字を大きくする
game-left-handed = 左利き <small>ツールを盤面の横に表示するとき、左側に置きます。</small>
board-heading = 盤面
empty-mark = 空白マスの印
game-circles = ○印
game-crosses = ×印
game-repeats-clues = ヒント数字を右と下にも表示 <small></small>
game-locks-zoom = 拡大・縮小をロック <small>ピンチ、ホイール、キーで大きさが変わらなくなります。</small>
solving-heading = 解いている間
dimming = 完成した数字を薄くする
game-certain = 自動
game-by-hand = 手動
game-never = しない
game-cycles = もう一度押して印を切り替え <small>「塗る」で、塗りマスは空白に、空白マスは無印になります。</small>
game-fills-in = 完成したラインの残りを自動で空白にする <small>塗りマスがヒント数字どおりになると、残りのマスに空白の印をつけます。</small>
game-warns = 間違いを知らせる <small></small>
game-points-out = ヒントで間違いを指摘 <small>正しくない書き込みがあるとき、「ヒント」はまずそのことを知らせ、次に場所を示します。オフにすると、ヒントがないことだけを伝えます。</small>
game-measures = ドラッグ中に長さを表示
game-times = 時間を表示
game-asks = 書き込みをすべて消す前に確認
kept-note = 設定はこのブラウザに保存されます。
