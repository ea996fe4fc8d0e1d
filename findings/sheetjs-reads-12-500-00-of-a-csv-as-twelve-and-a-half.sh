#!/usr/bin/env bash
# SheetJS (xlsx 0.18.5, and 0.20.3 as @e965/xlsx) takes commas out of a CSV cell wherever they stand before
# it looks for a number. "12.500,00", twelve thousand five hundred in most of Europe, becomes 12.5,
# and "12,5" becomes 125. "1.234.567,89" stays text, so a column holds both. Papa Parse 5.7.1 with
# `dynamicTyping` leaves all three as text. Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 @e965/xlsx@0.20.3 papaparse@5.7.1 >/dev/null 2>&1
cat > run.js <<'JS'
import renamed from "@e965/xlsx";
import papa from "papaparse";
import xlsx from "xlsx";

const file = "fee\n" + '"12.500,00"\n"12,5"\n"1.234.567,89"\n';
const sheetJs = ({ read, utils }) =>
  JSON.stringify(utils.sheet_to_json(read(file, { type: "string" }).Sheets.Sheet1).map(({ fee }) => fee));
const plain = papa.parse(file, { header: true, dynamicTyping: true, skipEmptyLines: true });
console.log(`SheetJS 0.18.5: ${sheetJs(xlsx)}`);
console.log(`SheetJS 0.20.3: ${sheetJs(renamed)}`);
console.log(`Papa Parse:     ${JSON.stringify(plain.data.map(({ fee }) => fee))}`);
const seen = '[12.5,125,"1.234.567,89"]';
process.exitCode = sheetJs(xlsx) === seen && sheetJs(renamed) === seen ? 0 : 1;
JS
node run.js
