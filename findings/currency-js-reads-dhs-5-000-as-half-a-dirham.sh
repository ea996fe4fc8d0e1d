#!/usr/bin/env bash
# currency.js 2.0.4 and accounting 0.4.1 take the full stop of an abbreviated currency for the decimal sign:
# "Dhs. 5,000", as banks in the Emirates write it, is 0.5, and so is "Rs. 5,000". Nothing says that a part of
# the text was not understood. "AED 5,000" is 5,000 in both.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact currency.js@2.0.4 accounting@0.4.1 >/dev/null 2>&1
cat > run.js <<'JS'
import accounting from "accounting";
import currency from "currency.js";

const read = (text) => `${currency(text).value} ${accounting.unformat(text)}`;
for (const text of ["AED 5,000", "Dhs. 5,000", "Rs. 5,000"]) console.log(`${text}: ${read(text)}`);
const isSeen = read("Dhs. 5,000") === "0.5 0.5" && read("Rs. 5,000") === "0.5 0.5";
process.exitCode = isSeen && read("AED 5,000") === "5000 5000" ? 0 : 1;
JS
node run.js
