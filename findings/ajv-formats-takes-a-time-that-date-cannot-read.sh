#!/usr/bin/env bash
# ajv-formats 3.0.1 passes "2027-01-31T09:00:00+04" as a `date-time`. RFC 3339 (section 5.6), on which the
# format stands, wants minutes in the offset. Date, with which a program goes on, does not read it:
# what was valid becomes "Invalid Date". Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact ajv@8.20.0 ajv-formats@3.0.1 >/dev/null 2>&1
cat > run.js <<'JS'
import Ajv from "ajv";
import formats from "ajv-formats";

const ajv = new Ajv();
formats(ajv);
const lines = ["2027-01-31T09:00:00+04:00", "2027-01-31T09:00:00+04"].map((text) => {
  const valid = ajv.validate({ type: "string", format: "date-time" }, text);
  return `${text}: valid ${valid}, Date ${new Date(text).getTime()}`;
});
console.log(lines.join("\n"));
process.exitCode =
  lines[0].endsWith("valid true, Date 1801371600000") && lines[1].endsWith("valid true, Date NaN") ? 0 : 1;
JS
node run.js
