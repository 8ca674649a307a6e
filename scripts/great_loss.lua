-- Great loss: your squares nearest to enemy pawns become blank; ties fall in reading order.

function play(me)
  local losable = owned_by(me) - starts() - covered() - pawns_of(me)
  blank(losable:nearest(enemy_pawns(), card.params.squares))
end
