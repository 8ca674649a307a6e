function play(me)
  local target = choose_square(blank() * beside(mine()), { as = "target" })
  capture(target)
end
