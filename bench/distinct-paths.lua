-- Asks each time for a path that nobody has asked for: {n} in the path is a number of its own.
-- Arguments: the path, the first number.
dofile('bench/load-report.lua')

local path, number

init = function(args)
  path, number = args[1], tonumber(args[2])
end

request = function()
  number = number + 1
  return wrk.format(nil, (path:gsub('{n}', tostring(number))))
end
