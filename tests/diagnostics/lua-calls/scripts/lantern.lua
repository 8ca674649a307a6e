local limit = 3

local function spare(me)
  return mine() - protectd()
end

function play(me)
  capture()
  capture(me)
  capture("c4")
  capture(free(), 2)
  capture(free(), nil)
  skip_turn(me, 1.5)
  skip_turn(me, card.params.squares)
  blank(blank() * spare(me))
  move(directions("west") + me)
  local target = choose_square(free(), { as = "target", forsed = true })
  local number = choose_number(1, 3, { count = "two" })
  if number > #target and target < 3 then
    teleport(target:frist())
  end
  kill(target:nearest(me, number))
  lay(opponents())
  helper(target)
  total = 3
  draw(card.params.sqares + limit)
  draw(math.flor(limit))
  squares(3)
  return os.time()
end

function helper(target)
  for place, square in ipairs(target:list()) do
    print(place, square)
  end
end

function unused()
end

function on_roll(me, steps)
  if steps + me == 3 then
    return { times = true, use_up = true }
  end
  return { tims = 2 }
end

function on_turn_start(me)
  return mine()
end

function may_enter(me)
  return opponents()
end

function on_rol(me, steps)
end
