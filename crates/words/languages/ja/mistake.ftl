# $expectedは名詞句（expected.ftl）。「…が必要です」「…にしてください」が続きます。
at = テキストの{ $line }行目{ $column }文字目：{ $mistake }
and-more = ほかに{ $more }件あります。
and-many-more = ほかにもたくさんあります。

no-text = まだパズルがありません。
too-long = テキストが長すぎます（上限{ $limit } MiB）。
web-page = これはWebページのソースで、パズルではありません。ページに表示されているヒント数字をコピーしてください。1行分ずつ改行し、空行をはさんで、1列分ずつ改行します。
prose = このテキストにはヒント数字がありません。1行分ずつ改行して数字を書き、空行をはさんで、1列分ずつ書いてください。
no-format = パズルとして読み取れませんでした。1行分ずつ改行して数字を書き、空行をはさんで、1列分ずつ書いてください。
no-puzzle = このテキストにはパズルがありません。{ $expected }が必要です。
other-puzzle = これは「{ $kind }」という種類のパズルです。Nonoscopeで読み取れるのは、長方形のマス目のお絵かきロジックだけです。
xml = XMLが正しくありません：{ $what }。

address = これはアドレスですが、Nonoscopeではアドレスを開けません。
copy-source = そのページを開いてブラウザでソースを表示し、全体をコピーして、ここに貼り付けてください。
export-there = そのサイトでパズルを開き、いずれかの形式で書き出して、そのテキストを貼り付けてください。
copy-clues = ブラウザで開き、ヒント数字かパズルのファイルのテキストをコピーして、ここに貼り付けてください。

not-text = これは{ $file }で、パズルのテキストではありません。
image = 画像（{ $format }）
image-or-recording = 画像か動画・音声（{ $format }）
zip = ZIPファイルか、.xlsxや.docxなどのOfficeファイル
office-file = .xlsや.docなどのOfficeファイル
binary-bitmap = バイナリ形式のビットマップ（PBM、P4）
pdf = PDFファイル
rich-text = リッチテキストのファイル（RTF）
compressed = 圧縮ファイル（{ $format }）
program = プログラム
other-file = 別の種類のファイル
type-clues = ヒント数字を入力してください。1行分ずつ改行し、空行をはさんで、1列分ずつ改行します。
copy-from-program = 対応するソフトで開き、ヒント数字をコピーして貼り付けてください。
unpack = まず展開してから、パズルのファイルを開いてください。
save-plain = テキスト形式のPBM（P1）で保存し直してください。
choose-text = テキストファイルを選ぶか、ヒント数字を貼り付けてください。

found = 「{ $found }」ではなく、{ $expected }が必要です。
text-ends = テキストがここで終わっていますが、{ $expected }が必要です。
line-ends = この行がここで終わっていますが、{ $expected }が必要です。
should-be = ここは、{ $expected }にしてください。
letter-for-digit = 「{ $found }」に文字が混じっています。数字の{ $number }ではありませんか？
maybe-heading = 見出しなら、代わりに「rows」か「columns」と書いてください。
maybe-remark = この行がヒント数字でなければ、削除するか、先頭に「#」を付けてください。
word-in-clue = 「{ $found }」ではなく、数字が必要です。ヒント数字には、「1 3」のように数字だけを書きます。
number-too-large = この数字は大きすぎます。上限は{ $most }です。
not-whole = 「{ $number }」はブロックの長さになりません。0以上の整数が必要です。
hidden-number = このブロックの長さが隠されていますが、どのブロックにも数字が必要です。
unknown-clue = { $line }のヒント数字がありませんが、どのラインにも必要です。ブロックのないラインには、[]か0と書いてください。

not-closed = テキストがここで終わっていますが、{ $line }行目{ $column }文字目の「{ $open }」が閉じていません。「{ $missing }」が足りません。
still-open = 「{ $found }」ではなく、{ $expected }が必要です。テキストの{ $line }行目{ $column }文字目の「{ $open }」が、まだ閉じていません。
open-quote = ここで始まる引用符{ $quote }が、この行の中で閉じていません。引用する文字列の終わりにも、同じ引用符を書いてください。
list-among-numbers = リストの中で、ここから別のリストが始まっています。その前の閉じ括弧が抜けていませんか？
one-list-of-clues = { $first ->
    [row] ヒント数字{ $found }本分のリストが1つだけあります。行用と列用の、2つのリストが必要です。
   *[column] ヒント数字{ $found }本分のリストが1つだけあります。列用と行用の、2つのリストが必要です。
}
two-lists = { $first ->
    [row] リストが{ $found }個ありますが、必要なのは、行用と列用の2つです。
   *[column] リストが{ $found }個ありますが、必要なのは、列用と行用の2つです。
}
one-axis = { $axis ->
    [row] リスト「columns」はありますが、リスト「rows」がありません。すべての行のヒント数字を入れたリストを書いてください。
   *[column] リスト「rows」はありますが、リスト「columns」がありません。すべての列のヒント数字を入れたリストを書いてください。
}

random-seed = これは乱数のシードで、パズルにできるのはTatham氏のプログラムだけです。そのプログラムで、代わりにコロンの入ったゲームIDをコピーしてください。
no-size = サイズのないゲームIDのようです。先頭に「10x10:」のように幅と高さを書いてください。
id-cut-off = ゲームIDが、ヒント数字{ $expected }本分のうち{ $found }本分で終わっています。最後までコピーされていないのかもしれません。
comma-for-point = ここにコンマがあります。ゲームIDでは、3.2のように、数字をピリオドで区切ります。
too-few-clues = { $width }x{ $height }のパズルには、{ $width }列と{ $height }行、合わせて{ $expected }本分のヒント数字が必要ですが、{ $found }本分しかなく、{ $missing }本分足りません。
too-many-clues = { $width }x{ $height }のパズルに必要なヒント数字は、{ $width }列と{ $height }行、合わせて{ $expected }本分ですが、{ $found }本分あり、{ $superfluous }本分多すぎます。
slash-missing = 「{ $clue }」は、どのラインにも長すぎます。途中のスラッシュが抜けていませんか？
slash-too-many = ここのスラッシュは余分かもしれません。
too-many-numbers = { $width }列、{ $height }行のパズルが終わったあとも、アドレスが続いています。アドレス全体をコピーし直してください。
page-cut-off = 「var d=[[…]]」の数字が足りないか、書き換えられています。ページのソース全体をコピーし直してください。
address-cut-off = ヒント数字がそろう前に、アドレスが終わっています。ここで途切れたのかもしれません。アドレス全体をコピーし直してください。

lines = { $axis ->
    [row] 高さによれば{ $expected }行のはずですが、{ $found }行あります。
   *[column] 幅によれば{ $expected }列のはずですが、{ $found }列あります。
}
sides-swapped = { $rows }行と{ $columns }列がありますが、テキストでは{ $columns }行と{ $rows }列になっています。幅と高さを入れ替えてください。行と列が逆なら、行と列のほうを入れ替えてください。
other-way-round = ヒント数字は、{ $width }列、{ $height }行のパズルには合いませんが、{ $height }列、{ $width }行のパズルには合います。幅と高さが逆かもしれません。
odd-lines = ヒント数字が{ $found }本分で奇数ですが、正方形のパズルでは列と行の数が同じです。ブロックのないラインは、0と書くか、空行にしてください。
no-rows = 行のヒント数字がありません。1行分ずつ改行して書き、空行をはさんで、1列分ずつ書いてください。
no-columns = 列のヒント数字がありません。行のあとに空行をはさんで、1列分ずつ改行して書いてください。
no-clues-element = { $axis ->
    [row] このパズルには行のヒント数字がありません。1行分ずつの<line>を入れた<clues type="rows">が必要です。
   *[column] このパズルには列のヒント数字がありません。1列分ずつの<line>を入れた<clues type="columns">が必要です。
}
no-part = { $axis ->
    [row] 行のヒント数字がありません。「{ $heading }」だけの行を書き、その下に1行分ずつ書いてください。
   *[column] 列のヒント数字がありません。「{ $heading }」だけの行を書き、その下に1列分ずつ書いてください。
}
no-blank-line = テキストが{ $lines }行ありますが、行のヒント数字のあとに空行がありません。最初の列の前に空行を入れてください。
columns-begin = 列はテキストの{ $line }行目から始まるのかもしれません。そうすれば、すべてのヒント数字が合います。
one-line = 数字がすべて1行に並んでいます。1行分ずつ改行して書き、空行をはさんで、1列分ずつ書いてください。
more-after-puzzle = パズルはこの行の上で終わっていますが、テキストがまだ続いています。パズルの一部でないものは削除してください。別のパズルなら、別に読み込んでください。
third-block = ここから3つ目のまとまりが始まっていますが、まとまりは、行と、空行をはさんだ列の2つだけのはずです。ほかの空行は削除し、ブロックのないラインを表す空行なら0と書いてください。
empty-part = { $axis ->
    [row] この見出しの下にヒント数字がありません。1行分ずつ改行して書き、ブロックのない行には0と書いてください。
   *[column] この見出しの下にヒント数字がありません。1列分ずつ改行して書き、ブロックのない列には0と書いてください。
}
again-for-other = ここから「{ $heading }」がもう1つ始まっています。「{ $other }」の間違いではありませんか？
again = ここから「{ $heading }」がもう1つ始まっていますが、1つしか書けません。

row-shape = { $cells ->
    [givens] 初期マス（givens）
    [goal] 完成図（goal）
    [saved] 保存された絵（saved）
    [quoted] 「saved」
    [list] リスト
   *[picture] 絵
}は、この行のマスが{ $found }マスですが、{ $expected }マス必要です。
rows-shape = { $cells ->
    [givens] 初期マス（givens）
    [goal] 完成図（goal）
    [saved] 保存された絵（saved）
    [quoted] 「saved」
    [list] リスト
   *[picture] 絵
}は{ $found }行ですが、{ $expected }行必要です。
cells-shape = { $cells ->
    [givens] 初期マス（givens）
    [goal] 完成図（goal）
    [saved] 保存された絵（saved）
    [quoted] 「saved」
    [list] リスト
   *[picture] 絵
}は{ $found }マスですが、{ $expected }マス必要です。
numbers-shape = リストの数字が{ $found }個ですが、{ $expected }個必要です。
ragged = この行は{ $found }マスですが、ほかの行は{ $expected }マスです。
givens-overrun = 初期マスが、パズルの最後のマスを越えて続いています。
unfinished-picture = この絵には未確定のマスがあるので、ヒント数字を作れません。未確定のマスをすべて塗りか空白にするか、ヒント数字を書き、その下の「givens」という行に続けて絵を書いてください。

colour-not-defined = 色「{ $found }」が定義されていません。{ $define }で定義してください。
no-such-colour = { $count ->
    [1] 「{ $found }」という色はありません。使える色は{ $known }だけです。
   *[other] 「{ $found }」という色はありません。使える色は、{ $known }です。
}
colour-again = 「{ $sign }」はもう別の色を表しています。この色には別の記号を選んでください。
run-without-colour = このブロックに色がありません。数字のあとに、次の記号のどれかを書いてください：{ $known }。
run-of-background = このブロックの色が背景色ですが、背景色になるのは、ブロックのあいだのマスだけです。
too-many-colours = 色が1つ多すぎます。1つのパズルに使えるのは、背景のほかに{ $most }色までです。
triangle = これはマスの半分を塗る三角です。Nonoscopeで読み取れるのは、1マスが1色のパズルだけです。

clue-too-long = { $axis ->
    [row] { $line }のヒント数字「{ $clue }」には少なくとも{ $cells }マス必要ですが、列の数が{ $length }なので、行には{ $length }マスしかありません。
   *[column] { $line }のヒント数字「{ $clue }」には少なくとも{ $cells }マス必要ですが、行の数が{ $length }なので、列には{ $length }マスしかありません。
}
run-apart = { $run }は{ $apart }の間違いかもしれません。
axes-swapped = 行と列を入れ替えると、すべてのヒント数字が合います。順番が逆かもしれません。
totals = 塗りマスの合計は、{ $rows }行で{ $of-rows }マス、{ $columns }列で{ $of-columns }マスですが、同じでなければなりません。
colour-totals = { $colour }のマスの合計は、行で{ $rows }マス、列で{ $columns }マスですが、同じでなければなりません。
match-if-apart = { $line }の{ $run }が{ $apart }なら、合計が合います。
slip = おそらく、どれかの数字が間違っているか抜けています。ヒント数字をもう一度確かめてください。
line-missing = { $axis ->
    [row] 行が1つ抜けているのかもしれません。塗りマスが{ $cells }マスの行があれば、合計が合います。
   *[column] 列が1つ抜けているのかもしれません。塗りマスが{ $cells }マスの列があれば、合計が合います。
}
line-too-many = { $axis ->
    [row] 行が1つ多いのかもしれません。塗りマスが{ $cells }マスの行を除けば、合計が合います。
   *[column] 列が1つ多いのかもしれません。塗りマスが{ $cells }マスの列を除けば、合計が合います。
}
line-missing-or-too-many = { $axis ->
    [row] 塗りマスが{ $cells }マスの行が抜けているか、同じマス数の列が1つ多いとすれば、合計が合います。
   *[column] 塗りマスが{ $cells }マスの列が抜けているか、同じマス数の行が1つ多いとすれば、合計が合います。
}

xml-namespaces = 名前空間が、どのパズルにも要らないほど多くあります
xml-attributes = タグの属性が、どのパズルにも要らないほど多くあります
xml-wrong-tag = ここでは「<{ $open }>」が開いていて、「</{ $close }>」では閉じられません。その前に「</{ $open }>」を書いてください
xml-cut-off = すべてのタグが閉じる前に終わっています。最後までコピーされていないのかもしれません
xml-no-tags = タグがありません
xml-ampersand = 「&」だけのときは「&amp;」と書く必要があります
xml-entity = 実体参照「&{ $name };」は使えません。その文字をそのまま書いてください
xml-quote = 引用符の中に「<」があります。その前の引用符が抜けているのかもしれません
xml-neither = これはタグでも、タグのあいだの文字列でもありません
xml-character = 「{ $wanted }」があるはずのところに、「{ $found }」があります
xml-text = ここに「{ $wanted }」が足りません
xml-space = ここに空白文字が足りません
xml-bad-character = 文字{ $character }は使えません
xml-name = これはXMLで使える名前ではありません
xml-same-attribute = タグに属性「{ $name }」が2つあります
xml-same-namespace = タグが名前空間「{ $name }」を2回定義しています
xml-unknown-namespace = 接頭辞「{ $name }」が定義されていません
xml-reserved-namespace = 接頭辞「xml」と「xmlns」は定義できません
xml-nothing-to-close = 開いていないタグを閉じています
xml-entity-loop = ここの実体が、自分自身を参照しています
xml-declaration = 「<?xml」で始まる行は、最初の行に書く必要があります
xml-doctype = 「<!DOCTYPE」で始まる部分が、ここでは正しくありません
xml-comment = コメントの中に「--」があります
xml-section-end = タグのあいだに「]]>」は書けません
xml-too-large = タグが、どのパズルにも要らないほど多くあります
