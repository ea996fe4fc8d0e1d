#!/usr/bin/env bash
# xlsx 0.18.5 (the newest SheetJS under that name) with `cellDates` puts a date cell 12 seconds
# before its midnight when the machine's zone is Asia/Dubai: the 31st of January is read as the 30th.
# It counts with the zone's offset of the year 1899, 3:41:12. 0.20.3, as @e965/xlsx, gives midnight.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 exceljs@4.4.0 @e965/xlsx@0.20.3 >/dev/null 2>&1
cat > run.js <<'JS'
import renamed from "@e965/xlsx";
import exceljs from "exceljs";
import xlsx from "xlsx";

const book = new exceljs.Workbook();
book.addWorksheet("Deadlines").addRow([new Date(Date.UTC(2027, 0, 31))]);
const file = Buffer.from(await book.xlsx.writeBuffer());
const read = ({ read, utils }) => {
  const [[date]] = utils.sheet_to_json(read(file, { cellDates: true }).Sheets.Deadlines, { header: 1 });
  return `${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()} ${date.toTimeString().slice(0, 8)}`;
};
console.log("written:        31.1.2027, a day");
console.log(`SheetJS 0.18.5: ${read(xlsx)}`);
console.log(`SheetJS 0.20.3: ${read(renamed)}`);
process.exitCode = read(xlsx) === "30.1.2027 23:59:48" && read(renamed) === "31.1.2027 00:00:00" ? 0 : 1;
JS
TZ=Asia/Dubai node run.js
