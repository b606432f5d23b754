unique-as-given = 答えは1つです。すべてのマスが初期マスです。
unique-in-passes = 答えは1つです。1ラインずつ調べて、{ $passes }周で解けます。
unique-in-looks = 答えは1つです。1ラインずつ、{ $looks }回調べれば解けます。
unique-without-dead-end = 答えは1つです。SATソルバーは、一度も行き止まりに入らずに証明しました。
unique-proved = 答えは1つです。証明の手間：{ $effort }。
unique-beyond-lines = 答えは1つです。1ラインずつでは解けません。解くための手間：{ $effort }。
none = 答えがありません。
stuck-at-once = 1ラインずつ調べても、ここでは何も決まりません。未確定のマスが{ $cells }マス残っています。
stuck-after-looks = 1ラインずつでは、もう進めません。{ $looks }回調べたあと、新しいことが分かるラインはありません。
stuck-after-pass = 1ラインずつでは、もう進めません。{ $pass }周目で新しいことは分かりませんでした。
cells-remain-unknown = 未確定のマスが{ $cells }マス残っています。
there-may-be = 答えは1つかもしれませんし、複数かもしれませんし、ないかもしれません。

at-least = 答えは{ $solutions }通り以上あります。
exactly = 答えは全部で{ $solutions }通りです。
more-than-one = 答えは1つではありません。
more-than = 答えは{ $solutions }通りより多くあります。
they-differ = 違うのは{ $cells }マスです。
the-two-differ = 見つかった2つで違うのは{ $cells }マスです。
those-found-differ = 見つかった答えで違うのは{ $cells }マスです。
no-more-are-kept = この大きさのパズルでは、これ以上の答えは保存しません。

before-more-was-known = ほかにも答えがあるか分からないまま中止しました。
before-an-answer = 答えが出る前に中止しました。
with-one-found = 答えを1つ見つけたところで中止しました。ほかにもあるかもしれません。
before-an-answer-after-steps = 答えが出ないまま、{ $steps }ステップで中止しました。
with-one-found-after-steps = 答えを1つ見つけ、{ $steps }ステップで中止しました。ほかにもあるかもしれません。
work-so-far = ここまでの手間：{ $effort }。
formula-too-large = パズルを論理式にすると大きすぎて、SATソルバーで扱えません。
no-more-steps = これ以上のステップは保存しません。
too-much-memory = 残りの探索に{ $size } MiBを超えるメモリが必要です。

suppositions = 仮定{ $suppositions }回
suppositions-of-tried = 仮定{ $suppositions }回（試した仮定は{ $tried }回）
dead-ends = { $dead-ends ->
    [0] 行き止まりのない探索
   *[other] SATソルバーの行き止まり{ $dead-ends }回
}

many-contradict = { $givens ->
    [yes] 初期マスのもとで、{ $count }本のラインが互いに矛盾します。どれか1本でも除けば、矛盾しません。
   *[no] { $count }本のラインが互いに矛盾します。どれか1本でも除けば、矛盾しません。
}
many-contradict-perhaps-fewer = { $givens ->
    [yes] 初期マスのもとで、{ $count }本のラインが互いに矛盾します。もっと少ないラインだけでも矛盾するかもしれません。
   *[no] { $count }本のラインが互いに矛盾します。もっと少ないラインだけでも矛盾するかもしれません。
}
line-cannot-be-completed = { $givens ->
    [yes] 初期マスのもとで、{ $lines }は完成できません。
   *[no] { $lines }は完成できません。
}
two-contradict = { $givens ->
    [yes] 初期マスのもとで、{ $lines }が互いに矛盾します。一方だけなら、ヒント数字に合わせられます。
   *[no] { $lines }が互いに矛盾します。一方だけなら、ヒント数字に合わせられます。
}
several-contradict = { $givens ->
    [yes] 初期マスのもとで、{ $lines }が互いに矛盾します。この{ $count }本のうちどれか1本を除けば、残りはヒント数字に合わせられます。
   *[no] { $lines }が互いに矛盾します。この{ $count }本のうちどれか1本を除けば、残りはヒント数字に合わせられます。
}
several-contradict-perhaps-fewer = { $givens ->
    [yes] 初期マスのもとで、{ $lines }が互いに矛盾します。もっと少ないラインだけでも矛盾するかもしれません。
   *[no] { $lines }が互いに矛盾します。もっと少ないラインだけでも矛盾するかもしれません。
}

gentle = やさしい
moderate = ふつう
tricky = やや難しい
hard = 難しい
fiendish = とても難しい

seeking-contradiction = 答えがありません。互いに矛盾するラインを、できるだけ少なくしぼっています…
searching = 1ラインずつでは足りません。探索しています…
searching-for-another = 答えが1つ見つかりました。ほかの答えを探しています…
searching-for-more = 答えが複数あり、これまでに{ $solutions }通り見つかりました。さらに探しています…
marks-lead-nowhere = この書き込みからは、答えにたどり着けません。少なくとも1つは間違っています。
unique-in-steps = 答えは1つです。仮定なしの{ $steps }ステップで解けます。
arguments-settle-nothing = ここでは、推理で決まるマスはありません。未確定のマスが{ $cells }マス残っています。
arguments-get-no-further = 推理では、もう進めません。未確定のマスが{ $cells }マス残っています。
