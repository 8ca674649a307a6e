function on_move(me, steps)
  return { add = card.params.scripted, use_up = true }
end
