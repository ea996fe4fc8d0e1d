#!/usr/bin/env bash
# Swedish, Norwegian and Danish say "en miljon" and "två miljoner". n2words 4.0.0 and to-words 5.7.0 say "två
# miljon" and "to million", and n2words says "en millioner" in Danish: an amount in words, as contracts and
# cheques have it, is wrong from a million on.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact n2words@4.0.0 to-words@5.7.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { toCardinal as danish } from "n2words/da-DK";
import { toCardinal as norwegian } from "n2words/nb-NO";
import { toCardinal as swedish } from "n2words/sv-SE";
import { ToWords } from "to-words";

const toWords = (localeCode) => new ToWords({ localeCode }).convert(2_000_000);
const said = [
  ["n2words sv", swedish(2_000_000), "två miljon"],
  ["n2words nb", norwegian(2_000_000), "to million"],
  ["n2words da", danish(1_000_000), "en millioner"],
  ["to-words sv", toWords("sv-SE"), "Två Miljon"],
  ["to-words nb", toWords("nb-NO"), "To Million"],
  ["to-words da", toWords("da-DK"), "To Million"],
];
for (const [name, text] of said) console.log(`${name}: ${text}`);
process.exitCode = said.every(([, text, seen]) => text === seen) ? 0 : 1;
JS
node run.js
