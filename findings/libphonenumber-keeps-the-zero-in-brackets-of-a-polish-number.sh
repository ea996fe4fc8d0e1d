#!/usr/bin/env bash
# libphonenumber-js 1.13.16 drops the "(0)" that people write after the country's code for Sweden, Finland and
# the Emirates. For Poland, Denmark, Norway, Estonia and Latvia it keeps the zero as a digit of the number,
# and calls the number invalid.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact libphonenumber-js@1.13.16 >/dev/null 2>&1
cat > run.js <<'JS'
import { parsePhoneNumber } from "libphonenumber-js/max";

const written = {
  "+46 (0)70-123 45 67": "+46701234567 true",
  "+358 (0)40 123 4567": "+358401234567 true",
  "+971 (0)50 123 4567": "+971501234567 true",
  "+48 (0)501 234 567": "+480501234567 false",
  "+45 (0)20 12 34 56": "+45020123456 false",
  "+47 (0)912 34 567": "+47091234567 false",
  "+372 (0)512 3456": "+37205123456 false",
  "+371 (0)20 123 456": "+371020123456 false",
};
const seen = Object.keys(written).map((number) => {
  const parsed = parsePhoneNumber(number);
  return [number, `${parsed.number} ${parsed.isValid()}`];
});
console.table(seen);
process.exitCode = seen.every(([number, result]) => result === written[number]) ? 0 : 1;
JS
node run.js
