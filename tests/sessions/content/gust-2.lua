function play(me)
  local target = choose_square(blank() * around(mine()), { as = "target" })
  capture(target)
  if #mine() > 90 then
    blank(mine())
  end
end
