share-unsolved = このパズルを共有
    .title = 自分の書き込みを含まない、パズルへのリンクをコピーします
link-copied = リンクをコピーしました。リンクを開いた人に、自分の書き込みは見えません。
copy-this-link = このリンクをコピーしてください：
reads = メッセージ：{ $message }
finished-picture = { $title }の完成した絵、{ $width } × { $height }マス
solved-announced = 「{ $title }」を解きました：{ $took }。
time-and-help = { $time }、{ $help }

## In the page.

finish-picture =
    .aria-label = 完成した絵
next-puzzle = 次のパズル
finish-code = QRコード
    .title = リンクをQRコードで表示します
close-finish = 戻る
    .aria-label = 盤面に戻る
    .title = 盤面に戻る（Esc）
finish-link =
    .aria-label = パズルへのリンク
