#!/usr/bin/env bash
# A text of a calendar has an escaped backslash before an n: "D:\\new" is D:\new (RFC 5545, 3.3.11).
# node-ical 0.27.2 takes the second backslash and the n for a line's end, and reads "D:\", a new line
# and "ew". ical.js 2.2.1 reads the text. A title with a folder of Windows falls apart so.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact node-ical@0.27.2 ical.js@2.2.1 >/dev/null 2>&1
cat > run.js <<'JS'
import ical from "ical.js";
import nodeIcal from "node-ical";

const file = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Example//EN",
  "BEGIN:VEVENT",
  "UID:scans@example.com",
  "DTSTAMP:20270101T000000Z",
  "DTSTART;VALUE=DATE:20270131",
  String.raw`SUMMARY:Put the scans into D:\\new`,
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");
const event = new ical.Component(ical.parse(file)).getFirstSubcomponent("vevent");
const right = event.getFirstPropertyValue("summary");
const { summary } = Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === "VEVENT");
console.log(`ical.js:   ${JSON.stringify(right)}`);
console.log(`node-ical: ${JSON.stringify(summary)}`);
const isSo = right === "Put the scans into D:\\new" && summary === "Put the scans into D:\\\new";
process.exitCode = isSo ? 0 : 1;
JS
node run.js
