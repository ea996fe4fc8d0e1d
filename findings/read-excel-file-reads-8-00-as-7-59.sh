#!/usr/bin/env bash
# read-excel-file 9.3.17 cuts the fraction of a day instead of rounding it: every third quarter of an hour
# is a millisecond short. 08:00 comes out as 07:59:59.999, and is shown as 7:59. exceljs 4.4.0 reads
# the same cells to the millisecond. Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact read-excel-file@9.3.17 exceljs@4.4.0 >/dev/null 2>&1
cat > run.js <<'JS'
import exceljs from "exceljs";
import { readSheet } from "read-excel-file/node";

const hours = [7, 8, 9, 10, 11];
const book = new exceljs.Workbook();
book.addWorksheet("Calls").addRow(hours.map((hour) => new Date(Date.UTC(2027, 0, 31, hour))));
const file = Buffer.from(await book.xlsx.writeBuffer());
const again = new exceljs.Workbook();
await again.xlsx.load(file);
const times = (row) => row.map((date) => date.toISOString().slice(11, 23)).join(" ");
const [row] = await readSheet(file);
console.log(`exceljs:         ${times(again.worksheets[0].getRow(1).values.slice(1))}`);
console.log(`read-excel-file: ${times(row)}`);
process.exitCode = times(row) === "07:00:00.000 07:59:59.999 09:00:00.000 10:00:00.000 10:59:59.999" ? 0 : 1;
JS
node run.js
