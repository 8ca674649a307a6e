-- NAME. docs/scripting.md lists every function; `me` is the player that the card is played for.

function play(me)
  local targets = choose_square(free() * beside(mine()), { as = "targets", up_to = card.params.squares })
  capture(targets)
end
