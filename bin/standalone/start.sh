#!/bin/sh
# Starts the built site. The memory settings are explained in docs/decisions/0014-memory.md;
# what is set in the environment wins.
export NODE_ENV=production
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
export NODE_OPTIONS="--max-old-space-size=2000 --max-semi-space-size=8 $NODE_OPTIONS"
exec node --heap-growing-percent=60 "$(dirname "$0")/start.cjs"
