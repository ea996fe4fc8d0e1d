#!/usr/bin/env bash
# numeral 2.0.6 reads a negative number as a positive one when its sign is the minus of Unicode (U+2212), which
# Intl.NumberFormat writes in Swedish, Norwegian, Finnish, Estonian and Lithuanian. It is neither null nor
# NaN: a refund becomes a fee. Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact numeral@2.0.6 >/dev/null 2>&1
cat > run.js <<'JS'
import numeral from "numeral";

const lines = ["sv", "nb", "fi", "et", "lt", "en"].map((language) => {
  const written = new Intl.NumberFormat(language, { useGrouping: false }).format(-9900);
  return `${language}: ${written} is read as ${numeral(written).value()}`;
});
console.log(lines.join("\n"));
process.exitCode =
  lines.slice(0, -1).every((line) => line.endsWith("is read as 9900")) &&
  lines.at(-1) === "en: -9900 is read as -9900"
    ? 0
    : 1;
JS
node run.js
