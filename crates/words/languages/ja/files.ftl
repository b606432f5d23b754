unread = このファイルを読み取れませんでした。
saved-as = { $file }として保存しました。
saved = { $file }を保存しました。
