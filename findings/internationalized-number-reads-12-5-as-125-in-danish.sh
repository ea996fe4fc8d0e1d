#!/usr/bin/env bash
# @internationalized/number 3.6.9 reads 12.5 as 125 in Danish, and 375000.50 as 37,500,050. A point is
# Danish's sign between thousands, but it is taken out wherever it stands, and `isValidPartialNumber` says
# that such an entry is a number.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @internationalized/number@3.6.9 >/dev/null 2>&1
cat > run.js <<'JS'
import { NumberParser } from "@internationalized/number";

const danish = new NumberParser("da-DK", { style: "decimal" });
const rows = ["12,5", "12.5", "375000.50"].map((entry) => [
  entry,
  danish.parse(entry),
  danish.isValidPartialNumber(entry),
]);
console.table(rows);
process.exitCode = rows.slice(1).join(" ") === "12.5,125,true 375000.50,37500050,true" ? 0 : 1;
JS
node run.js
