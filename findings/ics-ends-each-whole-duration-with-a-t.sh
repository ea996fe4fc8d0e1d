#!/usr/bin/env bash
# ics 3.12.0 writes a duration of whole days as P1DT, and an alarm a week before as -P1WT. The T announces
# hours, minutes or seconds, and none follow: by the grammar of RFC 5545 (section 3.3.6) neither is a
# duration. ical.js 2.2.1 is kind enough to read both.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact ics@3.12.0 ical.js@2.2.1 >/dev/null 2>&1
cat > run.js <<'JS'
import ical from "ical.js";
import { createEvent } from "ics";

const { error, value } = createEvent({
  title: "VAT return",
  start: [2027, 1, 28],
  duration: { days: 1 },
  alarms: [{ action: "display", trigger: { weeks: 1, before: true } }],
});
if (error) throw error;
const durations = [...value.matchAll(/^(?:DURATION|TRIGGER):(.*?)\r?$/gm)].map(([, text]) => text);

// RFC 5545, section 3.3.6: dur-value.
const time = "T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)";
const grammar = new RegExp(`^[+-]?P(?:\\d+D(?:${time})?|${time}|\\d+W)$`);
for (const text of durations) {
  const seconds = ical.Duration.fromString(text).toSeconds();
  console.log(`${text}: ${grammar.test(text) ? "a duration" : "no duration"}; ical.js reads ${seconds} s`);
}
const isSeen = durations.join() === "P1DT,-P1WT" && !durations.some((text) => grammar.test(text));
process.exitCode = isSeen && grammar.test("-P1W") && grammar.test("P1DT2H") ? 0 : 1;
JS
node run.js
