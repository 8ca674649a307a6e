function play(me)
  draw(1)
end
