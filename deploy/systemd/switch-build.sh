#!/bin/sh
# Puts a build into the folders of the sites, one after the other, so that one always answers:
#   sh deploy/systemd/switch-build.sh /opt/forgefront/builds/1 3001 3002
# Stops at the first site that does not answer within a minute; the others keep their build.
set -eu
build=$1
shift
[ -f "$build/start.sh" ] || { echo "$build: is no standalone build" >&2; exit 1; }

answers() {
  for _ in $(seq 60); do
    curl --fail --silent --max-time 5 --output /dev/null "http://127.0.0.1:$1/" && return
    sleep 1
  done
  echo "The site on port $1 does not answer: journalctl --unit forgefront@$1" >&2
  return 1
}

for port; do
  systemctl stop "forgefront@$port"
  # What the site has cached stays.
  rsync --archive --delete --exclude=/.next/cache "$build/" "/opt/forgefront/$port/"
  systemctl start "forgefront@$port"
  answers "$port"
done
