other-version = このバージョンでは、このパズル棚のファイルを読み取れません。
damaged = パズル棚のファイルが壊れているか、途中で切れています。
bad-line = パズル棚のファイルの{ $line }行目を読み取れません。
no-title = パズル棚のパズル{ $id }にタイトルがありません。

drawn-after = 絵は、次のコレクションのアイコンを少ないマスで描き直したものです：
credit = { $name }、{ $author }作（{ $licence }）、{ $address }
