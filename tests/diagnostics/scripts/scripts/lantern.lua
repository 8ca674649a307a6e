function play(me)
end
