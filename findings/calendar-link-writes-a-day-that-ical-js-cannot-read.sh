#!/usr/bin/env bash
# calendar-link 2.11.5 writes an event of a whole day as `DTSTART:20270930`, without `VALUE=DATE`. RFC 5545
# (3.8.2.4) takes a value without that for a date with a time, so ical.js 2.2.1 raises an error for the day:
# 'invalid date-time value: "2027-09-30T::"'.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact calendar-link@2.11.5 ical.js@2.2.1 >/dev/null 2>&1
cat > run.js <<'JS'
import { ics } from "calendar-link";
import ICAL from "ical.js";

const link = ics({ title: "File the return", start: "2027-09-30", allDay: true });
const file = decodeURIComponent(link.slice(link.indexOf(",") + 1));
const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
let message = "no error";
try {
  event.getFirstPropertyValue("dtstart");
} catch (error) {
  message = error.message;
}
const line = file.match(/^DTSTART.*$/m)[0];
console.log(line, message);
process.exitCode = line === "DTSTART:20270930" && message.startsWith("invalid date-time value") ? 0 : 1;
JS
node run.js
