function plya(me)
end

function on_rol(me, steps)
end
