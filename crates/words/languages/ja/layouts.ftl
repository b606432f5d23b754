line = ライン
choose-line = 選ぶか、ヒント数字をクリック
line-and-clue = { $line }：{ $clue }
about = 配置とは、ラインのブロックをすべて置く置き方の1つです。ここには、分かっていることに合う配置を並べ、どの配置でも同じになるマスに印をつけています。
before-this-step = このステップの前：{ $sentence }
layouts-of = { $line }の配置：{ $agreed }
in-all = すべての配置で、{ $what }
all-fill = すべての配置で、{ $cells }は塗り
all-leave-empty = すべての配置で、{ $cells }は空白
all-fill-and-leave = すべての配置で、{ $filled }は塗り、{ $empty }は空白
agree-on-nothing = 新しく確定するマスはありません

## In the page.

layouts-heading = ラインの配置
strips =
    .aria-label = 配置
follow = 各ステップに合わせて表示
