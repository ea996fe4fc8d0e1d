#!/usr/bin/env bash
# The Emirates have no postal codes; letters go to a P.O. box. postal-codes-js 2.5.2 refuses an address there
# whose code is empty ("Missing postal code."), and takes any text in its place.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact postal-codes-js@2.5.2 >/dev/null 2>&1
cat > run.js <<'JS'
import codes from "postal-codes-js";

const empty = codes.validate("AE", "");
const made = codes.validate("AE", "no such thing");
console.log(`empty: ${empty}`);
console.log(`"no such thing": ${made}`);
process.exitCode = empty === "Missing postal code." && made === true ? 0 : 1;
JS
node run.js
