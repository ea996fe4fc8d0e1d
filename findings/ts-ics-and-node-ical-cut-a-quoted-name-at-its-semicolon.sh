#!/usr/bin/env bash
# ts-ics 2.4.6 and node-ical 0.27.2 split the parameters of a line at a semicolon inside quotes too, though
# quotes are there to hold it (RFC 5545, section 3.2). Of the name "Nordic Desk; Dubai" the first half
# is left, with a quote in front. ical.js 2.2.1 reads it whole.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6 >/dev/null 2>&1
cat > run.js <<'JS'
import ical from "ical.js";
import nodeIcal from "node-ical";
import { convertIcsCalendar } from "ts-ics";

const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//calls//EN
BEGIN:VEVENT
UID:call@example.com
DTSTAMP:20261128T100000Z
DTSTART:20270131T050000Z
SUMMARY:Call
ORGANIZER;CN="Nordic Desk; Dubai":mailto:desk@example.com
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

const event = new ical.Component(ical.parse(file)).getFirstSubcomponent("vevent");
const read = {
  "ical.js": event.getFirstProperty("organizer").getParameter("cn"),
  "node-ical": nodeIcal.sync.parseICS(file)["call@example.com"].organizer.params.CN,
  "ts-ics": convertIcsCalendar(undefined, file).events[0].organizer.name,
};
console.log(read);
process.exitCode =
  read["ical.js"] === "Nordic Desk; Dubai" &&
  read["node-ical"] === '"Nordic Desk' &&
  read["ts-ics"] === '"Nordic Desk'
    ? 0
    : 1;
JS
node run.js
