#!/usr/bin/env bash
# ical-generator 11.1.2 escapes commas and semicolons in URL as it does in texts. RFC 5545 escapes them in
# TEXT values (section 3.3.11) and has none of it in URI values (section 3.3.13). ical.js 2.2.1 reads
# by the letter: a link to a place on a map has backslashes in it and leads elsewhere.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact ical-generator@11.1.2 ical.js@2.2.1 >/dev/null 2>&1
cat > run.js <<'JS'
import generator from "ical-generator";
import ical from "ical.js";

const url = "https://maps.example.com/@25.2048,55.2708,15z";
const calendar = generator();
calendar.createEvent({
  id: "call@example.com",
  start: new Date(Date.UTC(2027, 0, 31, 5)),
  summary: "Call",
  url,
});
const event = new ical.Component(ical.parse(calendar.toString())).getFirstSubcomponent("vevent");
const read = event.getFirstPropertyValue("url");
console.log(`given: ${url}`);
console.log(`read:  ${read}`);
process.exitCode = read === "https://maps.example.com/@25.2048\\,55.2708\\,15z" ? 0 : 1;
JS
node run.js
