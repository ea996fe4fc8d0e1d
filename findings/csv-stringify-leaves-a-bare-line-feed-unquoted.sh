#!/usr/bin/env bash
# csv-stringify 6.9.0 with `record_delimiter: "windows"` quotes a cell that holds CR LF, and leaves one
# with a bare line feed unquoted. Readers that take any line break outside quotes for the end of a
# record then read one record as two: SheetJS 0.18.5 and d3-dsv 3.0.1 do, each by its defaults.
# Seen on 28 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  csv-stringify@6.9.0 xlsx@0.18.5 d3-dsv@3.0.1 >/dev/null 2>&1
cat > run.js <<'JS'
import { stringify } from "csv-stringify/sync";
import { csvParseRows } from "d3-dsv";
import xlsx from "xlsx";

const rows = [
  ["zone", "fees"],
  ["A", "first year\nsecond year"],
];
const file = stringify(rows, { record_delimiter: "windows" });
const sheet = xlsx.read(file, { type: "string" }).Sheets.Sheet1;
const read = {
  SheetJS: xlsx.utils.sheet_to_json(sheet, { header: 1 }).length,
  "d3-dsv": csvParseRows(file).length,
};
console.log(JSON.stringify(file));
console.log(`records written: ${rows.length}, read: ${JSON.stringify(read)}`);
process.exitCode = read.SheetJS === 3 && read["d3-dsv"] === 3 ? 0 : 1;
JS
node run.js
