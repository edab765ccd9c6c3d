-- Asks for one path after the other, from the start again at the end.
-- Arguments: the paths.
dofile('bench/load-report.lua')

local paths
local last = 0

init = function(args)
  paths = args
end

request = function()
  last = last % #paths + 1
  return wrk.format(nil, paths[last])
end
