## In the page.

reasons-heading = Die Überlegungen, eine nach der anderen
reasons-note = Wähle eine Überlegung, um das Gitter an dieser Stelle zu sehen. ↑ und ↓ gehen durch die Liste.
