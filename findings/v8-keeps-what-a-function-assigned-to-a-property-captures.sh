#!/usr/bin/env bash
# Node 24.21.0 (V8 13.6): a function literal that is assigned to a property (`response.end = () => …`) is
# allocated among old objects, because V8 expects a method that stays. What it captures then outlives
# every small collection, and is freed by a collection of the whole heap only. The same function in a
# variable that is assigned afterwards costs nothing. Streams of Node, light-my-request, compression
# and API routes of Next assign such functions for each request, so each request leaves some 30 KB
# behind, and the collector looks at the whole heap every hundred requests. The script makes one
# object after another, of which two are alive, and prints what V8 moves to the old objects.
# Seen on 30 November 2026. Exits with 1 when both forms cost the same.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact node@24.21.0 >/dev/null 2>&1
cat > make.mjs <<'JS'
const makers = {
  assigned() {
    const large = { items: new Array(1000).fill(0) };
    const owner = {};
    owner.method = () => large;
    return owner;
  },
  "in a variable"() {
    const large = { items: new Array(1000).fill(0) };
    const owner = {};
    const method = () => large;
    owner.method = method;
    return owner;
  },
};
const make = makers[process.argv[2]];
globalThis.alive = [];
for (let count = 0; count < 10_000; count++) {
  Array.from({ length: 3_000 }, (_, index) => ({ index }));
  globalThis.alive[count % 2] = make();
}
JS
moved() {
  node_modules/node/bin/node --max-semi-space-size=8 --trace-gc-nvp make.mjs "$1" |
    awk '{ for (i = 1; i <= NF; i++) if ($i ~ /^promoted=/) { sub("promoted=", "", $i); sum += $i } } END { print int(sum / 1024) }'
}
assigned=$(moved assigned)
variable=$(moved "in a variable")
echo "assigned: $assigned KB; in a variable: $variable KB"
[ "$assigned" -gt $((5 * variable)) ]
