-- Prints the summary of wrk as JSON for load.ts. Latencies are in microseconds.
done = function(summary, latency)
  local errors = summary.errors
  io.write(
    string.format(
      '{"requests":%d,"seconds":%f,"p99":%f,"errors":%d,"lost":%d}\n',
      summary.requests,
      summary.duration / 1e6,
      latency:percentile(99),
      errors.status,
      errors.connect + errors.read + errors.write + errors.timeout
    )
  )
end
