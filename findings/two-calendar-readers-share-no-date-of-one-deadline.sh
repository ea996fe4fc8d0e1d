#!/usr/bin/env bash
# A deadline on three days, written as DTSTART and two days in RDATE: node-ical 0.27.2 gives the first day and
# leaves RDATE unread, ical.js 2.2.1 gives the other two and leaves DTSTART out. By RFC 5545 (section 3.8.5.2)
# DTSTART and RDATE make the set together: all three days are meant.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1 node-ical@0.27.2 >/dev/null 2>&1
cat > run.js <<'JS'
import ical from "ical.js";
import nodeIcal from "node-ical";

const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//deadlines//EN
BEGIN:VEVENT
UID:vat@example.com
DTSTAMP:20261128T100000Z
DTSTART;VALUE=DATE:20270128
RDATE;VALUE=DATE:20270428,20270728
SUMMARY:VAT return
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

const parsed = nodeIcal.sync.parseICS(file)["vat@example.com"];
const year = { from: new Date(Date.UTC(2027, 0, 1)), to: new Date(Date.UTC(2027, 11, 31)) };
const first = nodeIcal.expandRecurringEvent(parsed, year).map(({ start }) => start.toISOString().slice(0, 10));

const component = new ical.Component(ical.parse(file)).getFirstSubcomponent("vevent");
const days = new ical.Event(component).iterator();
const others = [];
for (let day = days.next(); day; day = days.next()) others.push(day.toString());

console.log("written:   2027-01-28, 2027-04-28, 2027-07-28");
console.log(`node-ical: ${first.join(", ")}`);
console.log(`ical.js:   ${others.join(", ")}`);
process.exitCode = first.join() === "2027-01-28" && others.join() === "2027-04-28,2027-07-28" ? 0 : 1;
JS
TZ=UTC node run.js
