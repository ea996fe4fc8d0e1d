#!/usr/bin/env bash
# groq-js 2.0.0: dateTime() of a day that the calendar has not is the 2nd of March, or a time made of NaN, and
# `defined` either way. The GROQ specification has null for a text that is no valid RFC 3339 time, and
# RFC 3339 (section 5.7) limits the day by its month and year. A query that looks for wrong entries
# with `!defined(dateTime(until))` finds none. Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact groq-js@2.0.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { evaluate, parse } from "groq-js";

const read = async (text) => {
  const query = parse(`{ "value": string(dateTime("${text}")), "defined": defined(dateTime("${text}")) }`);
  const { value, defined } = await (await evaluate(query)).get();
  return `${text} is ${value}, defined: ${defined}`;
};
const seen = [await read("2027-02-30T09:00:00Z"), await read("2027-01-32T09:00:00Z")];
console.log(seen.join("\n"));
process.exitCode =
  seen[0] === "2027-02-30T09:00:00Z is 2027-03-02T09:00:00Z, defined: true" &&
  seen[1] === "2027-01-32T09:00:00Z is 0NaN-NaN-NaNTNaN:NaN:NaN.NaNZ, defined: true"
    ? 0
    : 1;
JS
node run.js
