-- Gift of a tower (W7): an opponent with room gets one of your towers; where nobody has room, one of yours falls.

function play(me)
  local receivers = opponents() * with_fewer_towers(card.params.towers)

  if receivers:empty() then
    -- Any of yours may fall, even one that couldn't be given.
    destroy(choose_tower(my_towers(), { as = "tower" }))
    return
  end

  -- With nothing to give, the card ends here and has done nothing.
  local tower = choose_tower(giveable(), { as = "tower" })
  local receiver = choose_player(receivers, { as = "receiver" })
  give(tower, receiver)
end
