nonogram = お絵かきロジック（{ $width } × { $height }マス）
nonograms = お絵かきロジック{ $nonograms }問
by = 作：{ $author }
numbered = { $number }. { $title }
and-then = { $this }・{ $next }
letter-for-colour = { $letter }：{ $colour }

it-says = メッセージ：{ $message }
pattern = { $width } × { $height }マスの模様
pattern-in-colours = { $width } × { $height }マスの模様（{ $colours }）
unknown-cells-are-grey = { $cells }マスは未確定で、ここでは灰色にしています。

contents = お絵かきロジック{ $nonograms }問
contents-of-size = お絵かきロジック{ $nonograms }問（{ $width } × { $height }マス）
contents-of-sizes = お絵かきロジック{ $nonograms }問（{ $width } × { $height }〜{ $most-width } × { $most-height }マス）
contents-and-difficulty = { $contents }、{ $difficulty }
difficulties = { $least }〜{ $most }
how-to-solve = 行の左と列の上の数字は、続けて塗るマスの数を表します。数字の順に塗り、数字と数字のあいだは1マス以上空けます。塗りになるマスを塗り、空白になるマスに点を打っていくと、絵が現れます。
how-to-solve-colours = 行の左と列の上の数字は、続けて塗るマスの数を表します。数字の順に塗り、数字と数字のあいだは1マス以上空けます。ただし、違う色どうしは隣り合ってもかまいません。塗りになるマスを塗り、空白になるマスに点を打っていくと、絵が現れます。
solutions-begin = 答えは{ $page }ページからです。
size-and-difficulty = { $size }、{ $difficulty }
solutions = 答え
credits = クレジット

too-large = 画像が{ $width } × { $height }ピクセルになります。上限は全体で1億ピクセル、1辺{ $side }ピクセルです。マスを小さくしてください。
no-memory = この画像を描くにはメモリが足りません。
too-many-pixels = この画像は{ $width } × { $height }ピクセルです。1ピクセルを1マスにする場合の上限は{ $most } × { $most }ピクセルなので、先に補間なしで縮小してください。
too-many-colours = この画像は色が多すぎます。1ピクセルを1マスにする場合、使えるのは背景のほかに{ $most }色までです。先に色を減らしてください。
damaged = この画像は壊れています。ファイルの一部が欠けているか、正しくありません。
