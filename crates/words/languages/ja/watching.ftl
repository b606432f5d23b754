solution-of-at-least = 答え{ $solution }/{ $count }以上。印のついたマスは、この{ $count }通りで違うところです。ほかの答えでは、もっと多くのマスが違うかもしれません。
solution-of = { $cells ->
    [1] 答え{ $solution }/{ $count }。違うのは、印のついた1マスだけです。
   *[other] 答え{ $solution }/{ $count }。違うのは、印のついた{ $cells }マスです。
}
size = { $width } × { $height }マスです。
size-with-givens = { $width } × { $height }マスで、{ $givens }マスは最初から決まっています。
size-with-marks = { $width } × { $height }マスで、{ $givens }マスは最初から決まっているか、自分の書き込みです。
press-step = 「進む」を押して最初のラインを見るか、▶を押して続けて見ましょう。

step-figures = ステップ{ $step }/{ $steps }・{ $unknown }
pass-figures = { $pass }/{ $passes }周目・ステップ{ $step }/{ $steps }・{ $unknown }
clues-not-satisfied = ヒント数字に合わないライン{ $clues }本

board = { $width } × { $height }マスの盤面：塗り{ $filled }マス、空白{ $empty }マス、未確定{ $unknown }マス
board-of-colours = { $width } × { $height }マスの盤面：{ $colours }、空白{ $empty }マス、未確定{ $unknown }マス
cells-of-colour = { $colour }{ $cells }マス
row = ヒント数字{ $clue }：{ $cells }
stretch-of-one = { $cell }は{ $state }
stretch-of-two = { $first }と{ $last }は{ $state }
stretch = { $first }から{ $last }は{ $state }
run-of-colour = { $colour }の{ $length }

inspected = { $gaps }、{ $layouts }。
inspected-in-part = { $gaps }、{ $layouts }。{ $fitting }通りのうち、最初の{ $shown }通りを表示しています。
free-gaps = { $gaps ->
    [0] すき間の余裕なし
   *[other] すき間の余裕{ $gaps }マス
}
single-layout = 配置は1通りだけ
no-layout-fits = 分かっていることに合う配置なし
both-layouts-fit = 配置は2通りとも合う
all-layouts-fit = 配置は{ $layouts }通りすべて合う
one-layout-fits = { $layouts }通りの配置のうち1通りが合う
some-layouts-fit = { $layouts }通りの配置のうち{ $fitting }通りが合う
