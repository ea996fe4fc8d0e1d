#!/usr/bin/env bash
# date-holidays 3.37.0 calls 27 Rajab and 1 Ramadan public holidays of the Emirates, which are working days, and
# lacks Arafat Day and 3 December, which are holidays. The Cabinet's calendar has 1 January, 1 to 3 Shawwal,
# 9 to 12 Dhu al-Hijjah, 1 Muharram, 12 Rabi al-awwal, and 2 and 3 December:
# https://en.aletihad.ae/news/uae/4444504/uae-cabinet-approves-official-holiday-calendar-for-2024
# A deadline that is counted in working days falls on another day.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact date-holidays@3.37.0 >/dev/null 2>&1
cat > run.js <<'JS'
import Holidays from "date-holidays";

const known = new Holidays("AE").getHolidays(2027).filter(({ type }) => type === "public");
const rules = known.map(({ rule }) => rule);
for (const { date, rule } of known) console.log(`${date.slice(0, 10)} ${rule}`);
const working = ["27 Rajab", "1 Ramadan"].filter((rule) => rules.includes(rule));
const holidays = ["9 Dhu al-Hijjah", "12-03"].filter(
  (rule) => !rules.some((each) => each.startsWith(rule)),
);
const reachesTheThird = rules.some((rule) => rule.startsWith("12-02 P"));
console.log(`working days called holidays: ${working.join(", ")}`);
console.log(`holidays left out: ${holidays.join(", ")}`);
const isSeen = working.length === 2 && holidays.length === 2 && !reachesTheThird;
process.exitCode = isSeen ? 0 : 1;
JS
TZ=UTC node run.js
