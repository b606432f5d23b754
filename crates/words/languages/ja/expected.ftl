sign = 「{ $sign }」
open-bracket = ヒント数字の前の「[」
closing-bracket = ヒント数字のあとの「]」
colon = サイズのあとのコロン
cross = 幅と高さのあいだの「x」
axis-letter = 数字の前の「r」か「c」
divider = 行と列のあいだの「#」の行
fewer-brackets = より浅い括弧の入れ子
fewer-lists = より浅いリストの入れ子
nothing-more = テキストの終わり（マスはもうすべてそろっています）

number = 数字
number-or-comma = 数字かコンマ
number-or-bracket = 数字か「]」
number-or-list = 数字かリスト
number-not-list = リストではなく、数字
number-or-zero = 数字か、行末の0
number-with-sign = 色の記号の付いた数字
number-in-count = 「<count>」の中の数字
only-one-number = 1つだけの数字の行
line-number = 1以上の行番号
run-number = ブロックの数字
number-or-separator = 数字、ブロックのあいだの「.」、ヒント数字のあいだの「/」、または終わり
zero-at-end = ほかの行と同じく、行末の0
hexadecimal-digits = 16進数の2桁
digit-letter-or-dash = 数字、a〜z、または「-」
letter-of-run = 次のブロックを表すA〜Zの文字
run-record = ブロック（例：{ "{" }"length": 3, "colour": "red"{ "}" }）
list-of-runs = ブロックのリスト（例：[1, 3]）
length-in-count = ブロックの長さを入れた「<count>」

width = 幅
height = 高さ
positive-width = 1以上の幅
positive-height = 1以上の高さ
height-and-width = 高さと幅
only-sides = 幅と高さだけの行
g-and-sides = 「g」と、幅と高さ

rows-or-columns = 「rows」か「columns」
rows-or-columns-first = 先に「rows」か「columns」
columns-now = 「columns」（行はもう高さの分だけそろっています）
end-now = テキストの終わり（列はもう幅の分だけそろっています）
grid-or-rows = 「GRID」とタイトル、または「ROWS」
puzzle-number = 「$」とパズルの番号だけの行
rows-of-a-board = 数字と「#」「+」「.」の行
clues-element = <clues type="rows">か<clues type="columns">

cell-of-bitmap = 次のマスの0か1
cell-of-non = マスを表す「0」「1」「?」
cell-of-picture = 塗りマスの「#」「X」「1」、または空白マスの「.」「0」
cell-or-unknown = 塗りマスの「X」「1」、空白マスの「O」「0」、または未確定のマスの「.」「?」
given-letters = 初期マスの文字、または終わり
rows-of-givens = 1と0と?で書いた、初期マスの行のリスト
row-and-column = 行と列（例：[3, 12]）
cell-of-model = 0、1、または-1

colour = 「red」や「#ff0000」のような色
colour-number = 「#ff0000」のような色
colour-of-xml = FF0000のような色
colour-in-quotes = 'r = (red) %'のように引用符で囲んだ色
colour-definition = 「r = (red) %」のような色
colour-of-definition = 「red」「FF0000」「255, 0, 0」のような色
table-row = 「r:r  #ff0000  red」のような色、または「: rows」
colour-of-table = 「#ff0000」や「red」のような色
missing-colour-of-table = 「#ff0000」や「red」のような色
letter-of-colour = 色を表す文字
colour-element = 中に色を書いた<color name="…" char="…">
colour-and-length = 色と長さ（例：[1,3]）

defining-line = 「colour r red」のような行
defining-color-line = 上の行の「color a #ff0000」
defining-table-row = 「#d」の下の「   r:r  #ff0000  red」のような行
defining-list = 「[colors]」の下の「defs = ['r = (red) %']」

address = 「nonogram/」を含むアドレス
page-source = ページのソースの「var d=[[…]]」
puzzle-element = 「<puzzle>」
row-elements = 絵の行ごとの「<row>」
numbers-around-a-grid = マス目の上と左の数字
line-params = 「PARAMS」の行
line-desc = 「DESC」の行
fact = nonogram([[1]], [[1]])のようなファクト
lists-of-map = 「:left」と「:up」のリスト
lists-of-script = 「leftHeader」と「topHeader」のリスト
lists-of-model = 「row_rules」と「col_rules」のリスト
lists-of-json = 「rows」と「columns」のリスト
two-lists = リストのリスト2つ
