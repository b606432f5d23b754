line = Линия
choose-line = выберите линию или нажмите на её числа
line-and-clue = { $line }: { $clue }
about = Расстановка — один из способов разместить все группы линии. Здесь показаны расстановки, которые согласуются с тем, что известно. Отмечены клетки, в которых все они совпадают.
before-this-step = До этого шага: { $sentence }
layouts-of = Расстановки ({ $line }): { $agreed }
in-all = во всех: { $what }
all-fill = закрашено во всех: { $cells }
all-leave-empty = пусто во всех: { $cells }
all-fill-and-leave = закрашено во всех: { $filled }; пусто во всех: { $empty }
agree-on-nothing = нового, что совпадало бы во всех, нет

## In the page.

layouts-heading = Расстановки линии
strips =
    .aria-label = Расстановки
follow = Следовать за шагами
