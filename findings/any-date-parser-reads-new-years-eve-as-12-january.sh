#!/usr/bin/env bash
# any-date-parser 2.2.4 in the American locale takes a day in the first place that can be no month neither for
# a day nor for an error: it drops a digit. "31/12/2026" is the 12th of January, "13/1/2027" the 1st of
# March, and "30/1/2027" is right. With "en-GB" all three are right.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact any-date-parser@2.2.4 >/dev/null 2>&1
cat > run.js <<'JS'
import parser from "any-date-parser";

const day = (date) => `${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()}`;
const read = (locale) =>
  ["31/12/2026", "13/1/2027", "30/1/2027"].map((text) => day(parser.fromString(text, locale)));
console.log(`en-US: ${read("en-US").join(", ")}`);
console.log(`en-GB: ${read("en-GB").join(", ")}`);
process.exitCode =
  read("en-US").join() === "12.1.2026,1.3.2027,30.1.2027" &&
  read("en-GB").join() === "31.12.2026,13.1.2027,30.1.2027"
    ? 0
    : 1;
JS
node run.js
