no-hint-here = ここではヒントを出せません。書き込みが正しい可能性があるかどうか、分からないためです。
program-failed = ヒントを出すプログラムを読み込めなかったか、異常終了しました。
press-hint-again = 「ヒント」を押して、もう一度お試しください。
press-check = 「チェック」を押すと、正しくない書き込みが分かります。
solutions-differ-here = 答えが複数あり、ここで分かれます。
look-further-ahead = ここは、もっと先まで読む必要があります。
