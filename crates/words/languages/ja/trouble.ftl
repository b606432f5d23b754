copy-details = 詳細をコピー
go-on = 続ける
sentence =
    .data-unloaded = Nonoscopeを読み込めませんでした。読み込めないファイルがあります。インターネットにつながっていますか？
    .data-retry = もう一度試す
    .data-file = Nonoscopeは、ファイルを直接開いても動きません。ブラウザがプログラムを起動するのは、ページがWebサーバーから届いたときだけです。Web上で開くか、このフォルダーを小さなWebサーバーで公開してください。
    .data-old = Nonoscopeを起動できませんでした。WebAssemblyに対応した新しいブラウザが必要です。

## In the page.

close-notice =
    .aria-label = このメッセージを閉じる
trouble-heading = Nonoscopeが停止しました
something-went-wrong = 問題が発生しました。<span></span>
start-anew = 最初のパズルから始める
details = 詳細
trouble-details =
    .aria-label = 詳細
trouble =
    .data-says = パズルと書き込みは保存されています。
trouble-making =
    .data-says = 描いた絵は保存されています。
trouble-note =
    .data-unkept = このブラウザは、このページのデータを保存しません。詳細には、パズルの入力欄のテキストも入っています。先にコピーしてください。
    .data-copied = コピーしました。
    .data-uncopied = このブラウザではコピーできませんでした。下に表示しています。
start-anew-making = 白紙から始める
