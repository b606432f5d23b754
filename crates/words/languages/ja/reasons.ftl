## In the page.

reasons-heading = 推理を1つずつ見る
reasons-note = 推理を選ぶと、その時点の盤面を表示します。↑と↓で一覧を移動できます。
