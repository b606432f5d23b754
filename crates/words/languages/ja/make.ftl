make = 作る
frame =
    .aria-label = 盤面：矢印キーで移動、スペースキーで描く、Shift + 矢印キーで続けて描く、Deleteで消す
inks =
    .aria-label = 色
side =
    .aria-label = 作成
untitled = 無題
board-words = { $givens ->
    [0] { $size }マスの盤面：塗り{ $filled }マス
   *[other] { $size }マスの盤面：塗り{ $filled }マス、初期マス{ $givens }マス
}
point-at-a-cell = マスを指すと、そのヒント数字がここに表示されます。
cell-is-given = { $cell }、初期マス
looking = 探しています…
colour-count = { $colours }色

## In the page.

tagline = きちんと解けるか確かめながら、パズルを作れます。
talk =
    .aria-label = 判定
open-keys =
    .aria-label = キー操作
    .title = キー操作（?）
controls =
    .aria-label = ツール一覧
tool-pen =
    .title = ペン（P）
tool-pen-name = ペン
tool-line =
    .title = 線（L）
tool-line-name = 線
tool-frame =
    .title = 四角形の枠（R）
tool-frame-name = 枠
tool-block =
    .title = 塗りつぶした四角形（B）
tool-block-name = 四角
tool-area =
    .title = 囲まれた範囲を塗りつぶす（F）
tool-area-name = 塗りつぶし
tool-eraser =
    .title = 消しゴム（E）：右ボタンでも消せます
tool-eraser-name = 消しゴム
tool-give =
    .title = 初期マス：解く前から見えているマス（G）
tool-give-name = 初期マス
open-message = メッセージ
open-picture = 画像
open-random = ランダム
open-mine = パズル
movement =
    .aria-label = 描いている間の難易度
page-title = 作る・Nonoscope
no-guessing = 仮定なしで解ける
