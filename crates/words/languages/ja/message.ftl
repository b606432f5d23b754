message-heading = メッセージ
copy = コピー

all-solutions = 見つかった答えはすべて、このメッセージになります。
clues-not-satisfied = QRコードは読み取れますが、合っていないヒント数字があります。
is-code = 絵はQRコードで、このメッセージが入っています。
already-readable = 未確定のマスが{ $unknown }マス残っていますが、QRコードはもう読み取れます。
