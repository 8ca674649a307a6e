local function half(squares)
  local some = squares:nearest(starts(), 1)
  return some / 2
end

function play(me)
  local target = choose_square(blank() * beside(mine()), { as = "target" })
  capture(target)
  capture(half(mine()))
end
