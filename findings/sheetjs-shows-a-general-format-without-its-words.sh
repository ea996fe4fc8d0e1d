#!/usr/bin/env bash
# SheetJS 0.18.5 and ssf 0.11.2 show the number 50 with the format `General" million"` as “50”, and numfmt
# 4.0.1 as “50 million”, as LibreOffice 7.4.7 does. All three show the words before General, as in `"AED "General`.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 ssf@0.11.2 numfmt@4.0.1 >/dev/null 2>&1
cat > run.js <<'JS'
import { format } from "numfmt";
import ssf from "ssf";
import XLSX from "xlsx";

const shown = ['General" million"', '"AED "General'].map((pattern) =>
  [XLSX.SSF.format(pattern, 50), ssf.format(pattern, 50), format(pattern, 50)].join(),
);
console.log(shown);
process.exitCode = shown.join(";") === "50,50,50 million;AED 50,AED 50,AED 50" ? 0 : 1;
JS
node run.js
