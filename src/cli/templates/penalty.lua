-- NAME. docs/scripting.md lists every function; `me` is the player that the card is played for.

function play(me)
  local losable = mine() * blankable()
  blank(losable:nearest(enemy_pawns(), card.params.squares))
end
