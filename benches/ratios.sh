#!/usr/bin/env bash
# Speed of whole random games, as a share of a hand-coded core without scripts or records, measured in the same run.
#
#   benches/ratios.sh CEILING        CEILING: that core's binary, called as `CEILING PLAYERS smart GAMES 1 json`
#
# Prints games per CPU second of both, rounds alternating, and their ratio. Nothing is asserted: machines are noisy.
set -euo pipefail
cd "$(dirname "$0")/.."
ceiling=${1:?usage: benches/ratios.sh CEILING}
cargo build --release --quiet
program=target/release/polygonarc

cpu() { # runs a command, prints its user CPU seconds
  local before after
  TIMEFORMAT=%U
  { time "$@" >/dev/null 2>&1; } 2>&1
}

measure() { # variant players games
  local ours theirs best_ours=0 best_theirs=0
  for _ in 1 2 3 4 5; do
    ours=$(cpu "$program" simulate "$1" --players "$2" --games "$3" --bots random --seed 1 --jobs 1 --json)
    theirs=$("$ceiling" "$2" smart "$3" 1 json | sed 's/.*"games_s": \([0-9.]*\).*/\1/')
    best_ours=$(awk -v t="$ours" -v g="$3" -v b="$best_ours" 'BEGIN { r = g / t; print (r > b) ? r : b }')
    best_theirs=$(awk -v r="$theirs" -v b="$best_theirs" 'BEGIN { print (r > b) ? r : b }')
  done
  awk -v name="$1, $2 players" -v a="$best_ours" -v b="$best_theirs" \
    'BEGIN { printf "%-24s %9.0f games per CPU second; ceiling %9.0f; ratio 1 : %.1f\n", name, a, b, b / a }'
}

measure deck-36 2 20000
measure deck-102 4 10000
