all = すべて
all-sizes = すべてのサイズ
solved = 解いた数
a-puzzle = パズル
some-day = 日付不明
today = 今日
yesterday = 昨日
again = { $name }：{ $why }
again-of-kind = { $name }・{ $kind }：{ $why }
given-up = あきらめた
many-hints = ヒントを多く使った
mistakes = 間違いがあった
solved-well = うまく解けた
share = 共有
share-result = { $name }の結果を共有
copied-without-picture = 絵なしでコピーしました。
copy-this = 次のテキストをコピーしてください：{ "\u000A" }{ $result }
puzzles-solved = 解いたパズル
days-in-a-row = 連続日数
streak = { $now }（最長{ $longest }）
time = タイム
hints-given = ヒント
no-times = 当てはまるタイムはまだありません。
one-time = 当てはまるタイムは1つです：{ $time }。
graph = 最近{ $count }回のタイム：{ $shortest }〜{ $longest }、最新は{ $latest }
graph-sentence = { $graph }。
hinted = { $technique }：ヒント{ $hints }回
lesson = レッスン
lesson-of = レッスン：{ $technique }
replay = リプレイ
replay-of = { $name }のリプレイ
strokes = { $shown }/{ $strokes }手目
marks-after = { strokes }の書き込み
replay-damaged = リプレイが壊れています。
not-drawn = リプレイを描けませんでした。もう一度お試しください。
no-store = このブラウザは、このページのデータを保存しません。閉じると記録が消えるので、残すには書き出してください。
full = このブラウザには、記録を保存する空きがもうありません。まだ何も失われていないので、書き出しておけば安心です。
damaged = 記録の一部が壊れていました。
nothing-yet = パズルを解くと、かかった時間、ベストタイム、連続日数、もう一度解くパズルがここに並びます。
result = Nonoscope
result-of-day = Nonoscope・{ $day }
result-of-puzzle = Nonoscope・{ $puzzle }
result-of-day-and-puzzle = Nonoscope・{ $day }・{ $puzzle }
seconds = { $seconds }秒
minutes = { $minutes }分
minutes-and-seconds = { $minutes }分{ $seconds }秒
hours = { $hours }時間
hours-and-minutes = { $hours }時間{ $minutes }分
hints = { $hints ->
    [0] ヒントなし
   *[other] ヒント{ $hints }回
}
checks = チェック{ $checks }回
up-to-size = { $side } × { $side }以下
larger-than-size = { $side } × { $side }より大きい
no-record = これはNonoscopeの記録ではないか、すべて壊れています。記録は「nonoscope record」で始まります。
newer-record = この記録は、Nonoscopeの新しいバージョンで書かれました。ページを再読み込みして新しいバージョンにし、もう一度お試しください。
record-too-long = この記録は長すぎます（上限{ $size } MiB）。
only-something-else-new = 新しく解いたパズルはありませんが、ほかに新しいものがありました。
nothing-new = 新しいものはありませんでした。
new-solves = 解いたパズルが{ $new }問増えました。
changed-solves = 解いたパズルが{ $changed }問変わりました。
new-and-changed-solves = 解いたパズルが{ $new }問増え、{ also-changed }
also-changed = { $changed }問変わりました。
damaged-lines = 壊れているか欠けている{ $damaged }行を除きました。
damaged-lines-from = { $damaged ->
    [1] 壊れているか欠けている1行を除きました（{ $first }行目）。
   *[other] 壊れているか欠けている{ $damaged }行を除きました（最初は{ $first }行目）。
}

## In the page.

record-heading = 自分の記録
again-heading = もう一度解く
again-note = 助けを借りて解いたパズルと、途中であきらめたパズルです。もう一度解くと、上達が分かります。
again-list =
    .aria-label = もう一度解くパズル
times-heading = タイム
record-tier = 難易度
record-size = グラフに含めるサイズ
best = ベスト
typical = ふだん
hints-heading = ヒントを使ったテクニック
lately-heading = 最近解いたパズル
export-record = 書き出す
import-record = 読み込む…
record-file =
    .aria-label = 記録のファイル
record-note = 記録は、書き出さない限りこのブラウザの外に出ません。別のブラウザの記録を読み込むと、この記録に追加されます。
replay-position =
    .aria-label = 何手目
save-replay = GIFで保存
close-replay = 記録に戻る
replay-board =
    .aria-label = 書き込み
