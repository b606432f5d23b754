no-lines = { $axis ->
    [row] 行がありません。
   *[column] 列がありません。
}
too-many-lines = { $axis ->
    [row] { $lines }行ありますが、上限は{ $most }行です。
   *[column] { $lines }列ありますが、上限は{ $most }列です。
}
clue-too-long = { $axis ->
    [row] { $line }のヒント数字には少なくとも{ $shortest }マス必要ですが、行には{ $length }マスしかありません。
   *[column] { $line }のヒント数字には少なくとも{ $shortest }マス必要ですが、列には{ $length }マスしかありません。
}
totals-differ = 塗りマスの合計は、行で{ $rows }マス、列で{ $columns }マスですが、同じでなければなりません。
colour-totals-differ = 色{ $colour }のマスの合計は、行で{ $rows }マス、列で{ $columns }マスですが、同じでなければなりません。
no-such-ink = ヒント数字か初期マスに、パズルの{ $inks }色にない色があります。
givens-size = 初期マスは幅{ $givens-width }、高さ{ $givens-height }ですが、パズルは幅{ $width }、高さ{ $height }です。
unknown-cell = この絵では、{ $row }・{ $column }のマスが塗りかどうか決まっていません。
inks-out-of-range = 背景のほかに{ $inks }色ありますが、1つのパズルに使えるのは1〜{ $most }色です。

grid-too-large = マス目は、最大{ $most }行、{ $most }列です。
grid-ragged = { $row }のマスの数が、1行目と違います。
grid-letter = { $row }の「{ $letter }」はマスを表しません。マスは「X」「O」「.」で表します。
grid-colours = パズルにない色のマスがあります。

no-layout-fits-line = { $line }には、分かっていることに合う配置がありません。
no-layout-fits = このラインには、分かっていることに合う配置がありません。
formula-too-large = 論理式にすると、このパズルはリテラルが{ $literals }個を超えるかもしれません。
proof-too-long = 証明が{ $size } MiBを超えます。
