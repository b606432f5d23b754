# $whyは「…ます」「…です」で終わる文（「。」なし）、$soは「4マス目は塗り」のような体言止め。
of-line = { $line }：{ $argument }

coloured-number = { $colour }の{ $length }
the-run = 「{ $number }」のブロック
the-nth-run = { ordinal }の「{ $number }」のブロック
ordinal = { $nth }個目
some-run = そのブロック
a-run-of = 長さ{ $length }のブロック
a-run-of-at-least = 長さ{ $length }以上のブロック
block-at = { $ink ->
    [0] { $cells }のかたまり
   *[other] { $cells }の{ $ink }のかたまり
}

known-cells = 確定している{ $cells }マス
further-cells = ここで確定する{ $cells }マス
further-filled = さらに{ $cells }マスが塗り
further-empty = さらに{ $cells }マスが空白
further-known = さらに{ $cells }マスが確定
cells-are-settled = { $cells }マスが確定

why-so = { $why }。だから、{ $so }です。
why-and-so = { $why }。だから、{ $so }です。
with-what-was-known = すでに分かっていることと合わせると、{ $what }です。

to-leave-room = ほかのブロックが入る場所を残すと、{ $sentence }
with-empty = { $cells }が空白なので、{ $sentence }
with-empty-and-room = { $cells }が空白で、ほかのブロックの場所も要るので、{ $sentence }
given = { $cells }をもとに考えると、{ $sentence }
given-and-room = { $cells }と、ほかのブロックが入る場所を考えると、{ $sentence }

can-only-lie = { $run }は、{ $cells }にしか入りません
must-lie-between = { $run }は、{ $first }〜{ $last }マス目のどこかに入ります
reaches-no-further = { $run }が届くのは、{ $cell }マス目までです
starts-no-earlier = { $run }が始まるのは、早くても{ $cell }マス目です
reaches-and-starts = { $before }が届くのは{ $last }マス目まで、{ $after }が始まるのは早くても{ $first }マス目です
last-run-reaches-no-further = 最後のブロック（{ $number }）が届くのは、{ $cell }マス目までです
first-run-starts-no-earlier = 最初のブロック（{ $number }）が始まるのは、早くても{ $cell }マス目です

clue-is-zero = ヒント数字が0なので、マスはすべて空白です。

run-takes-all-filled = { $cells ->
    [1] { $run }でただ1つのマスが埋まります。だから、そのマスは塗りです。
   *[other] { $run }だけで{ $cells }マスがすべて埋まります。だから、すべて塗りです。
}
run-takes-all-coloured = { $cells ->
    [1] { $run }でただ1つのマスが埋まります。だから、そのマスは{ $colour }です。
   *[other] { $run }だけで{ $cells }マスがすべて埋まります。だから、すべて{ $colour }です。
}
runs-take-all = { $gaps ->
    [0] 「{ $runs }」のブロックで{ $cells }マスがちょうど埋まるので、置き方は1通りだけです。
   *[other] 「{ $runs }」のブロックとあいだのすき間で{ $cells }マスがちょうど埋まるので、置き方は1通りだけです。
}
many-runs-take-all = { $gaps ->
    [0] { $runs }個のブロックで{ $cells }マスがちょうど埋まるので、置き方は1通りだけです。
   *[other] { $runs }個のブロックとあいだのすき間で{ $cells }マスがちょうど埋まるので、置き方は1通りだけです。
}

all-filled-cells-are-there = { $cells ->
    [1] ヒント数字の塗りマスは1マスだけで、もう塗られています
    [2] ヒント数字の塗りマスは全部で2マスで、どちらももう塗られています
   *[other] ヒント数字の塗りマスは全部で{ $cells }マスで、もうすべて塗られています
}

only-those-are-left = ヒント数字の塗りマスは全部で{ $cells }マスで、空白でないマスもちょうど{ $cells }マスです
they-take-its-colours = { $why }。ヒント数字の色を順に当てはめると、{ $so }です。

so-all-filled = { $why }。だから、そこはすべて塗りです。
so-all-coloured = { $why }。だから、そこはすべて{ $colour }です。
so-it-covers = { $why }。だから、どこに入っても{ $cells }にかかります。
earliest = { $run }は、前に詰めると{ $cells }です。
earliest-because = { $run }は、前に詰めると{ $cells }です（{ $need }）。
latest = 後ろに詰めると{ $cells }です。
latest-because = 後ろに詰めると{ $cells }です（{ $need }）。
one-run-needs = { $side ->
    [before] 前に「{ $run }」とすき間で{ $cells }マス必要
   *[after] 後ろに「{ $run }」とすき間で{ $cells }マス必要
}
runs-need = { $side ->
    [before] 前に「{ $runs }」と各すき間で{ $cells }マス必要
   *[after] 後ろに「{ $runs }」と各すき間で{ $cells }マス必要
}
many-runs-need = { $side ->
    [before] 前に{ $runs }個のブロックと各すき間で{ $cells }マス必要
   *[after] 後ろに{ $runs }個のブロックと各すき間で{ $cells }マス必要
}
both-cover = どちらの場合も{ $cells }にかかります。
both-cover-some-new = どちらの場合も{ $cells }にかかります。新しいのは{ $new }です。

clue-has-no = ヒント数字に{ $ink }がありません
no-run-of-ink-reaches = { $cells }に届く{ $ink }のブロックはないので、そこは{ $ink }以外です。

block-is-all-of = { $block }は、{ $run }の全体です
block-is-as-long-as-longest = { $ink ->
    [0] { $block }は、いちばん長いブロック（{ $length }）と同じ長さです
   *[other] { $block }は、いちばん長い{ $ink }のブロック（{ $length }）と同じ長さです
}
block-is-complete = { $block }は{ $run }でしかありえず、もう完成しています
block-is-as-long-as-any = { $block }は、ありうるどのブロックとも同じ長さ（{ $length }）です

block-is-start = { $block }は、{ $run }の先頭でしかありえません
block-is-end = { $block }は、{ $run }の末尾でしかありえません
block-starts-no-earlier = { $block }は、早くても{ $cell }マス目から始まる{ $run }の一部です
block-ends-no-later = { $block }は、遅くても{ $cell }マス目で終わる{ $run }の一部です
so-too = { $why }。だから、{ $so }です。
and-so-too = { $why }。だから、{ $so }です。

gap = { $ink ->
    [0] { $cells }のすき間は{ gap-size }しかなく
   *[other] { $cells }の、{ $ink }が入るすき間は{ gap-size }しかなく
}
gap-size = { $size }マス
gap-too-small-for-run = { gap }、{ $run }には足りません
gap-too-small-for-only-run = { $ink ->
    [0] { gap }、ここに届くただ1つのブロック、つまり{ $run }には足りません
   *[other] { gap }、ここに届くただ1つの{ $ink }のブロック、つまり{ $run }には足りません
}
gap-too-small-for-runs = { gap }、ここに届く長さ{ $length }のブロックには足りません
gap-too-small-for-longer-runs = { gap }、ここに届く長さ{ $length }以上のブロックには足りません

blocks-would-be-too-long = { $cell }マス目が塗りなら、{ $blocks }のかたまりがつながって長さ{ $length }になり、ありうるどのブロックより長くなります
blocks-would-be-too-long-of-colour = { $cell }マス目が{ $colour }なら、{ $blocks }のかたまりがつながって長さ{ $length }になり、ありうるどのブロックより長くなります
blocks-are-not-one-run = { $ink ->
    [0] { $blocks }のかたまりは、同じ1つのブロックではありえません
   *[other] { $blocks }のかたまりは、同じ1つの{ $ink }のブロックではありえません
}

blocks-belong-to-only-run = { $ink ->
    [0] { $blocks }のかたまりは、どちらもただ1つのブロック、つまり{ $run }の一部です
   *[other] { $blocks }のかたまりは、どちらもただ1つの{ $ink }のブロック、つまり{ $run }の一部です
}
block-comes-too-early = { $ink ->
    [0] { $block }のかたまりは位置が前すぎて、最初のブロック、つまり{ $run }でしかありえません
   *[other] { $block }のかたまりは位置が前すぎて、最初の{ $ink }のブロック、つまり{ $run }でしかありえません
}
block-comes-too-late = { $ink ->
    [0] { $block }のかたまりは位置が後ろすぎて、最後のブロック、つまり{ $run }でしかありえません
   *[other] { $block }のかたまりは位置が後ろすぎて、最後の{ $ink }のブロック、つまり{ $run }でしかありえません
}
blocks-belong-between = { $ink ->
    [0] { $first }のかたまりは{ $run }より前のブロックではありえず、{ $second }のかたまりはそれより後ろのブロックではありえません
   *[other] { $first }のかたまりは{ $run }より前の{ $ink }のブロックではありえず、{ $second }のかたまりはそれより後ろのブロックではありえません
}
so-both-are-parts = { $why }。だから、かたまりは2つともこのブロックの一部で、{ $so }です。
blocks-belong-to = { $blocks }のかたまりは、{ $run }でしかありえません

first-would-touch = { $run }が届くいちばん前のマスは{ $cell }マス目ですが、そこから始まると{ $block }のかたまりにくっついて、長くなりすぎます
last-would-touch = { $run }が届くいちばん後ろのマスは{ $cell }マス目ですが、そこで終わると{ $block }のかたまりにくっついて、長くなりすぎます

block-is-run = { $cells }のかたまりは、{ $run }でしかありえません。
block-is-part-of-run = { $cells }のかたまりは、{ $run }の一部でしかありえません。
belongs-to = { $cells }は{ $run }
belongs-to-too = { $cells }は{ $run }
each-belongs = { $each }でしかありえません。
each-belongs-to-one = { $blocks }個のかたまりは、それぞれどのブロックかが1つに決まります。
so-it-lies = だから、{ $lies }。そのため、{ $so }です。
so-it-lies-and-covers = だから、{ $lies }。どこに入っても{ $cells }にかかります。
so-it-leaves-empty = だから、{ $ends }。そのため、{ $cells }は空白です。

whole-and-next = { $block }。そして、{ $next }。だから、{ $so }です。
no-run-beside = { $side ->
    [before] その前にブロックはありません
   *[after] その後ろにブロックはありません
}
run-beside-has-same-colour = { $side ->
    [before] 1つ前のブロックは同じ色です
   *[after] 1つ後ろのブロックは同じ色です
}
run-beside-is = { $side ->
    [before] 1つ前のブロックは{ $colours }です
   *[after] 1つ後ろのブロックは{ $colours }です
}
run-beside-has-one-of = { $side ->
    [before] 1つ前のブロックは{ $colours }色のうちのどれかです
   *[after] 1つ後ろのブロックは{ $colours }色のうちのどれかです
}

misfit = { $misfit ->
    [crowds] ほかのブロックの場所がなくなります
    [crowds-or-not] 場所が足りないか、ほかのブロックの場所がなくなります
    [none] 場所が足りません
    [covers] 空白マスにかかります
    [touches] 塗りマスにくっつきます
   *[either] 空白マスにかかるか、塗りマスにくっつきます
}
run-misfits = { $run }をそこに置くと、{ misfit }
only-two-runs-reach = { $cells }に届くのは{ $one }と{ $other }だけですが、{ $first }。また、{ $second }
only-two-runs-reach-alike = { $cells }に届くのは{ $one }と{ $other }だけですが、どちらをそこに置いても、{ misfit }
only-run-reaches = { $ink ->
    [0] { $cells }に届くのは{ $run }だけですが、そこに置くと、{ misfit }
   *[other] { $cells }に届く{ $ink }のブロックは{ $run }だけですが、そこに置くと、{ misfit }
}
any-run-put = { $ink ->
    [0] { $cells }にどのブロックを置いても、{ misfit }
   *[other] { $cells }にどの{ $ink }のブロックを置いても、{ misfit }
}

layouts-were-compared = 簡単な規則だけでは決まりません。そこで、すべての配置を比べると、どの配置でも{ $so }です。
layouts-that-fit-were-compared = 簡単な規則だけでは決まりません。そこで、{ $cells }に合うすべての配置を比べると、どの配置でも{ $so }です。
