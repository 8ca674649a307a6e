function play(me)
  local target = choose_square(blank() *
end
