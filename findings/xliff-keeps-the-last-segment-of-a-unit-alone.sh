#!/usr/bin/env bash
# xliff 6.4.0: xliff2js() keeps the last <segment> of a <unit> and drops the others, in the source and in the
# target. XLIFF 2.0 (section 4.2.2.5) lets a unit have any number of them, and translation tools split
# a paragraph into one a sentence. Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact xliff@6.4.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { targetOfjs, xliff2js } from "xliff";

const segment = (source, target) =>
  `<segment><source>${source}</source><target>${target}</target></segment>`;
const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="sv">
  <file id="page"><unit id="fee">
    ${segment("The fee is AED 9,900. ", "Avgiften är 9 900 AED. ")}
    ${segment("VAT is on top.", "Moms tillkommer.")}
  </unit></file>
</xliff>`;
const read = targetOfjs(await xliff2js(file));
console.log("written: Avgiften är 9 900 AED. Moms tillkommer.");
console.log(`read:    ${read.fee}`);
process.exitCode = read.fee === "Moms tillkommer." ? 0 : 1;
JS
node run.js
