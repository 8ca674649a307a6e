-- Builds what scripts see from the interpreter's own library and the host's functions. Runs once a host, before any
-- script; what it keeps in locals no script can reach.
local host = ...
local yield = coroutine.yield
local raw_type, raw_next, raw_error, raw_select = type, next, error, select
local raw_tostring, raw_pcall, raw_xpcall = tostring, pcall, xpcall
local metatable_of, raw_setmetatable = getmetatable, setmetatable
local check_failure, log = host.check_failure, host.log
local longest_repeat, longest_subject = host.longest_repeat, host.longest_subject

local visible = {}
for _, name in {
  "assert", "error", "ipairs", "select", "tonumber", "type", "typeof", "unpack",
  "rawequal", "rawget", "rawlen", "rawset", "_VERSION",
} do
  visible[name] = getfenv()[name]
end
for _, name in { "string", "table", "math", "bit32", "utf8" } do
  visible[name] = table.clone(getfenv()[name])
end

-- What happens at random, or shows where things lie in memory, would differ from run to run.
visible.math.random, visible.math.randomseed = nil, nil
visible.table.foreach, visible.table.foreachi, visible.table.getn = nil, nil, nil

local function shown(value)
  local kind = raw_type(value)
  if kind == "table" or kind == "function" or kind == "thread" then
    local meta = kind == "table" and metatable_of(value)
    if raw_type(meta) ~= "table" or meta.__tostring == nil then
      return kind
    end
  end
  return raw_tostring(value)
end
visible.tostring = shown

function visible.print(...)
  local parts = {}
  for at = 1, raw_select("#", ...) do
    parts[at] = shown((raw_select(at, ...)))
  end
  log(table.concat(parts, " "))
end

local format = string.format
function visible.string.format(pattern, ...)
  local given = { ... }
  local count = raw_select("#", ...)
  for at = 1, count do
    local kind = raw_type(given[at])
    if kind == "table" or kind == "function" or kind == "thread" then
      given[at] = shown(given[at])
    end
  end
  return format(pattern, table.unpack(given, 1, count))
end

local rep = string.rep
function visible.string.rep(text, count)
  if raw_type(text) == "string" and raw_type(count) == "number" and #text * count > longest_repeat then
    raw_error(format("`string.rep` makes at most %d bytes, asked for %d", longest_repeat, #text * count), 2)
  end
  return rep(text, count)
end

for _, name in { "find", "match", "gmatch", "gsub" } do
  local plain = string[name]
  visible.string[name] = function(text, pattern, ...)
    for _, given in { text, pattern } do
      if raw_type(given) == "string" and #given > longest_subject then
        raw_error(format("`string.%s` takes at most %d bytes, found %d", name, longest_subject, #given), 2)
      end
    end
    return plain(text, pattern, ...)
  end
end

-- Frozen, so that nothing is slipped in later; weak tables lose entries whenever the collector runs.
function visible.setmetatable(of, meta)
  if raw_type(meta) == "table" then
    if rawget(meta, "__mode") ~= nil then
      raw_error("weak tables aren't allowed: what they hold would differ from run to run", 2)
    end
    if not table.isfrozen(meta) then
      table.freeze(meta)
    end
  end
  return raw_setmetatable(of, meta)
end

local function ordered(key)
  local kind = raw_type(key)
  if kind == "table" or kind == "function" or kind == "userdata" or kind == "thread" then
    raw_error("a table with a " .. kind .. " as key can't be gone through: the order would differ from run to run; use numbers or names as keys", 3)
  end
end

function visible.next(of, key)
  local following, value = raw_next(of, key)
  ordered(following)
  return following, value
end

function visible.pairs(of)
  if raw_type(of) ~= "table" then
    raw_error("`pairs` goes through a table, found a " .. raw_type(of) .. "; of a set take `:list()`", 2)
  end
  local key = raw_next(of)
  while key ~= nil do
    ordered(key)
    key = raw_next(of, key)
  end
  return raw_next, of, nil
end

-- What ends the call for good isn't for the script to catch.
local function caught(well, ...)
  if not well then
    check_failure((...))
  end
  return well, ...
end

function visible.pcall(...)
  return caught(raw_pcall(...))
end

function visible.xpcall(...)
  return caught(raw_xpcall(...))
end

-- The game. A primitive or a choice says first whether the effect ends here.
local function ending(call)
  return function(a, b, c, d)
    local over, value = call(a, b, c, d)
    if over then
      yield()
    end
    return value
  end
end

for name, call in raw_next, host.queries do
  visible[name] = call
end
for name, call in raw_next, host.primitives do
  local query, act = visible[name], ending(call)
  if query == nil then
    visible[name] = act
  else
    -- One word for two things: without arguments it asks, with arguments it acts.
    visible[name] = function(...)
      if raw_select("#", ...) == 0 then
        return query()
      end
      return act(...)
    end
  end
end
for name, call in raw_next, host.choices do
  visible[name] = ending(call)
end
for name, call in raw_next, host.makers do
  visible[name] = call
end

metatable_of("").__index = visible.string
table.freeze(metatable_of(""))
for _, library in raw_next, visible do
  if raw_type(library) == "table" then
    table.freeze(library)
  end
end

local strict = table.clone(visible)
raw_setmetatable(strict, {
  __index = function(_, name)
    raw_error(host.unknown(name), 2)
  end,
})
return visible, strict, function(_, name)
  raw_error(host.written(name), 2)
end
