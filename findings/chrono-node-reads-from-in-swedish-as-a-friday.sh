#!/usr/bin/env bash
# chrono-node 2.10.3 takes the first two letters of the Swedish word "från" ("from") for "fr", Friday, because
# its pattern ends a word before "å". The first date of "Gäller från 1 juni 2027" ("valid from 1 June 2027")
# is the Friday beside the day of reading, and the date that is written comes second.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact chrono-node@2.10.3 >/dev/null 2>&1
cat > run.js <<'JS'
import { sv } from "chrono-node";

const monday = new Date("2026-11-30T12:00:00Z");
const found = sv.parse("Gäller från 1 juni 2027", monday).map(({ text, start }) => ({
  text,
  day: start.date().toISOString().slice(0, 10),
}));
const first = sv.parseDate("Gäller från 1 juni 2027", monday).toISOString().slice(0, 10);
console.log(found, { first });
process.exitCode = first === "2026-11-27" && found[0].text === "fr" && found[1].day === "2027-06-01" ? 0 : 1;
JS
node run.js
