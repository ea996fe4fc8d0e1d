#!/usr/bin/env bash
# node-html-markdown 2.0.0 drops a line break inside a table cell without a space in its place. A cell with
# an amount on each line becomes one larger amount. Outside a table the break is kept.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact node-html-markdown@2.0.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { NodeHtmlMarkdown } from "node-html-markdown";

const amounts = "12,900<br>3,750";
const cell = NodeHtmlMarkdown.translate(
  `<table><thead><tr><th>Fees in AED</th></tr></thead><tbody><tr><td>${amounts}</td></tr></tbody></table>`,
);
const paragraph = NodeHtmlMarkdown.translate(`<p>${amounts}</p>`);
console.log(cell);
console.log(paragraph);
process.exitCode = cell.includes("| 12,9003,750 |") && paragraph === "12,900  \n3,750" ? 0 : 1;
JS
node run.js
