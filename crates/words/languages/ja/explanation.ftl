clue-forces = { $line }のヒント数字だけから決まります。
cell-forces = { $line }の{ $cells }とヒント数字から決まります。
cells-force-fewest = { $line }の{ $cells }とヒント数字から決まります。これより少ないマスでは決まりません。
cells-force = { $line }の{ $cells }とヒント数字から決まります。どのマスが欠けても決まりません。
that-many-cells = { $cells }マス

its-cells-leave-none = このラインの{ $cells }だけで、合う配置がなくなります。
that-many-leave-none = このラインの{ $cells }マスだけで、合う配置がなくなります。

fails-later = { $arguments ->
    [1] 推理を1回重ねたところで、{ $line }を完成できなくなります
   *[other] 推理を{ $arguments }回重ねたところで、{ $line }を完成できなくなります
}

one-layout-left = { $line }の配置は、もう1通りしかありません。{ $arguments }回の推理で{ $cells }マスが確定します。
settles = { $line }で{ $cells }マスが確定
narrows-down = { $line }で{ $cells }マスの色をしぼり込み
settles-and-narrows-down = { $line }で{ $cells }マスが確定、{ $narrowed }マスの色をしぼり込み
by-one-technique = { $what }：「{ $technique }」を{ $times }回。
by-techniques = { $what }、推理{ $arguments }回：{ $techniques }。
by-arguments = { $what }、推理{ $arguments }回。

marked-line = 強調中のライン：{ $line }。
run-on-cell = { $nth }番目のブロック（長さ{ $length }）は、{ $cell }マス目にあります。
run-on-cells = { $nth }番目のブロック（長さ{ $length }）は、{ $first }〜{ $last }マス目にあります。
run-between-cells = { $nth }番目のブロック（長さ{ $length }）は、{ $first }〜{ $last }マス目のどこかにあります。
rests-on = 根拠は{ $cells }です。
