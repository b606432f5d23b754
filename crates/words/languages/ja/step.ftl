only-layout-contradicts = { $line }：ただ1つの配置が、分かっていることと矛盾します。
no-layout-fits = { $line }：{ $layouts }通りの配置のうち、分かっていることに合うものはありません。
only-layout = { $line }の配置は1通りしかありません。
one-layout-fits = { $line }：{ $layouts }通りの配置のうち、分かっていることに合うのは1通りだけです。
both-layouts-fit = { $line }：2通りの配置が、どちらも分かっていることに合います。
all-layouts-fit = { $line }：{ $layouts }通りの配置が、すべて分かっていることに合います。
some-layouts-fit = { $line }：{ $layouts }通りの配置のうち、分かっていることに合うのは{ $fitting }通りです。
so-no-solution = だから、このパズルには答えがありません。

its-cells-are-known = このラインのマスは、もうすべて確定しています。
fill = { $layouts ->
    [0] どの配置でも、{ $filled }は塗りです。
    [1] この配置では、{ $filled }は塗りです。
    [2] どちらの配置でも、{ $filled }は塗りです。
   *[other] { $layouts }通りすべてで、{ $filled }は塗りです。
}
leave-empty = { $layouts ->
    [0] どの配置でも、{ $empty }は空白です。
    [1] この配置では、{ $empty }は空白です。
    [2] どちらの配置でも、{ $empty }は空白です。
   *[other] { $layouts }通りすべてで、{ $empty }は空白です。
}
fill-and-leave-empty = { $layouts ->
    [0] どの配置でも、{ $filled }は塗り、{ $empty }は空白です。
    [1] この配置では、{ $filled }は塗り、{ $empty }は空白です。
    [2] どちらの配置でも、{ $filled }は塗り、{ $empty }は空白です。
   *[other] { $layouts }通りすべてで、{ $filled }は塗り、{ $empty }は空白です。
}
in-these-layouts = { $layouts ->
    [1] だから、{ $what }です。
    [2] どちらの配置でも、{ $what }です。
   *[other] どの配置でも、{ $what }です。
}

by-technique = { $line }、「{ $technique }」：{ $what }。

refuted = { $place }を「{ $state }」と仮定すると、{ $then }。だから、このマスは「{ $so }」です。
line-would-fail = { $line }を完成できなくなります
suppositions-would-fail = { $suppositions ->
    [1] さらに1つ仮定すれば、可能性がすべてなくなります
   *[other] さらに{ $suppositions }回仮定すれば、可能性がすべてなくなります
}
cells-would-follow = さらに{ $cells }マスが決まり、そのあと{ $end }
agreed = { $place }を「塗り」と仮定しても「空白」と仮定しても、{ $what }です。
agreed-of-colour = { $place }を「{ $colour }」と仮定しても「{ $colour }以外」と仮定しても、{ $what }です。

not-on-paper = このステップは探索で、紙の上ではたどれません。

supposing = { $suppositions ->
    [1] さらに1回の仮定
   *[other] { $suppositions }重の仮定
}
after-dead-ends = { $dead-ends ->
    [0] 一度も行き止まりに入らずに
   *[other] 行き止まり{ $dead-ends }回を経て
}
supposing-ruled-out-all = { supposing }により、ほかの可能性はすべて消えました。
sat-ruled-out-all = SATソルバーが、{ after-dead-ends }、ほかの可能性をすべて消しました。
supposing-was-stopped = { supposing }で調べましたが、答えが見つからないうちに中止しました。
sat-was-stopped = SATソルバーは、{ after-dead-ends }調べましたが、答えが見つからないうちに中止しました。
supposing-found-the-only = { supposing }で調べたところ、答えは1つだけでした。
sat-found-the-only = SATソルバーが、{ after-dead-ends }、ただ1つの答えを見つけました。
supposing-found-one = { supposing }で、答えが1つ見つかりました。
sat-found-one = SATソルバーが、{ after-dead-ends }、答えを1つ見つけました。
stopped-before-others = ほかの答えを探す前に中止しました。
supposing-found-all = { supposing }で調べたところ、答えは全部で{ $solutions }通りでした。
sat-found-all = SATソルバーが、{ after-dead-ends }、答えを全{ $solutions }通り見つけました。
supposing-found-some = { supposing }で、答えが{ $solutions }通り見つかりました。ほかにもあるかもしれません。
sat-found-some = SATソルバーが、{ after-dead-ends }、答えを{ $solutions }通り見つけました。ほかにもあるかもしれません。

it-settles = これで、残りの{ $cells }マスが確定します。
they-agree = { $cells ->
    [0] 共通して新しく確定するマスはありません。
   *[other] 共通して、さらに{ $cells }マスが確定します。
}
