take-heading = 書き出し
link-copied = コピーしました。リンクを開けば、ほかの人がパズルを解けます。
link-not-copied = リンクをコピーできませんでした。「自分で解く」を押して、アドレスバーからコピーしてください。
no-works-chosen = まず、シートに載せるパズルを選んでください。
pixels = { $pixels }ピクセル

## In the page.

take-solve = 自分で解く
take-watch = 解き方を見る
take-link = リンクをコピー
take-kind = 画像の形式
take-picture = 保存
    .aria-label = 画像を保存
take-solved = 内容
the-solution = 答え
sheet-heading = 複数のパズルを載せたシート
take-works =
    .aria-label = シートに載せるパズル
take-no-works = まずパズルを何問か描いてください。描いたものがここに並びます。
take-per-page = 1ページの問題数
take-solutions = 末尾に答えを上下逆さに載せる
take-sheet = シートをPDFで保存
