-- NAME, a bot: `choose` is asked at every decision of its player. It may ask all that docs/scripting.md lists under
-- Queries, where "you" is the bot's player, and change nothing. It returns the number of a choice, its text, or a list
-- of scores, the highest of which wins.

-- What a choice is worth: a pawn to knock out before all else, then a square that isn't one's own, then company.
local function worth(choice)
  if choice.kind ~= "square" then
    return 0
  end
  local score = 1
  if enemy_pawns():has(choice.value) then
    score = score + 100
  end
  if not mine():has(choice.value) then
    score = score + 10
  end
  if around(enemy_pawns()):has(choice.value) then
    score = score + 5
  end
  return score
end

function choose(decision)
  local scores = {}
  for place, choice in ipairs(decision.choices) do
    scores[place] = worth(choice)
  end
  return scores
end
