message-heading = メッセージから
smallest-size = 入る最小のサイズ
level-any = 指定なし
level-15 = 15%以上
level-25 = 25%以上
level-30 = 30%
looking = カードを探しています…
no-givens = { $size }マス、初期マスなしです。
fewest-givens = { $size }マスで、初期マスは{ $givens }マスです。これより少なくはできません。
with-givens = { $size }マスで、初期マスは{ $givens }マスです。
changed = { $cells }マスがコードと違いますが、誤り訂正で直ります。
confirmed = 2種類のQRリーダーで、メッセージを確認しました。
code-reads = QRコード。内容：{ $message }
empty = まずメッセージを入力してください。
too-long = メッセージが長すぎて、どのQRコードにも入りません。短くしてください。
too-long-for-level = メッセージが長すぎます。短くするか、誤り訂正を下げてください。
too-long-for-size = メッセージがこのサイズには長すぎます。短くするか、サイズを大きくしてください。

## In the page.

message-about = 答えがQRコードになるパズルを作ります。解いた人がコードを読み取ると、メッセージが読めます。
message-text = メッセージまたはアドレス
message-make = カードを作る
message-another = 別のカードを作る
message-code =
    .aria-label = QRコード
scan-to-check = 読み取って確認してください。
card-legend = カード
message-plain = 初期マスなし
message-small = 最小サイズ、初期マスもできるだけ少なく
message-hard = 初期マスなし、できるだけ難しく
message-level = 誤り訂正
message-spend = 一部のマスがコードと違ってもよい（誤り訂正で直ります）
