random-heading = ランダムなパズル
random-seed = シード
islands = 島と湖（シード：{ $seed }）。
creature = 生き物（シード：{ $seed }）。
ornament = 飾り模様（シード：{ $seed }）。
shapes = 図形（シード：{ $seed }）。
strokes = ペンの線（シード：{ $seed }）。
mountains = 山（シード：{ $seed }）。
closest = その難易度のパズルは見つからなかったため、いちばん近いものを表示しています。
too-many-colours = このサイズでは、それほど多くの色は使えません。

## In the page.

random-tier = 難易度
random-inks = 色の数
give-random = 新しいパズル
again-heading = 同じパズルをもう一度作る
same-random = このパズルを作る
seed-note = シードと設定が同じなら、どの端末でも同じパズルになります。シードには好きな言葉や数を使えます。
