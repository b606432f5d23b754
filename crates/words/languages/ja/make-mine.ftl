mine-heading = 作ったパズル
work = { $title }、{ $size }
delete = 削除
delete-work = { $work }を削除
deleted = 削除しました：{ $work }。
gone = そのパズルはもうありません。
not-kept = このブラウザは、描いた絵を保存できません。ページを閉じると消えます。
changed-elsewhere = 別のタブでこのパズルが変更されました。このタブの内容は、別のパズルとして保存しました。
no-picture = そのパズルには答えがないか、見つけるのに時間がかかりすぎます。そのため、もとにする絵がありません。
watch-unreadable = 「見る」のパズルを読み取れません。
not-read = パズルを読み取れませんでした。ページを再読み込みして、もう一度お試しください。

## In the page.

work-title = タイトル
work-author = 作者
work-licence = ライセンス
new-work = 新規
from-board = 「見る」からコピー
    .title = 「見る」で開いているパズルの絵から始めます
undo-delete = 復元
works =
    .aria-label = 作ったパズル
no-works = 描いたパズルはこのブラウザに保存され、ここに並びます。
