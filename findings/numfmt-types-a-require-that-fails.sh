#!/usr/bin/env bash
# numfmt 4.0.1, its newest release, cannot be loaded by `require`: its `exports` name dist/index.cjs, and the
# package has index.js and index.mjs. TypeScript 7.0.2 finds the types of that `require` all the same, so
# nothing says so before the program runs.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact numfmt@4.0.1 typescript@7.0.2 >/dev/null 2>&1
echo 'import { format } from "numfmt"; export const shown: string = format("0.0", 50);' > run.cts
npx tsc --strict --module nodenext --types "" run.cts
echo "types: found"
code=$(node -e 'try { require("./run.cjs"); console.log("loaded"); } catch ({ code }) { console.log(code); }')
echo "require: $code"
[[ $code == MODULE_NOT_FOUND ]]
