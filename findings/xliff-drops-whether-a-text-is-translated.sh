#!/usr/bin/env bash
# xliff 6.4.0 reads a text and leaves out its state, in XLIFF 1.2 as in 2.0. A translator's program that fills
# a target with the source until somebody translates it says so by that state alone: the English sentence
# comes out as the Swedish one.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact xliff@6.4.0 >/dev/null 2>&1
cat > run.js <<'JS'
import xliff from "xliff";

const old = `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="page" source-language="en" target-language="sv" datatype="plaintext"><body>
    <trans-unit id="waiting"><source>Free call</source><target state="needs-translation">Free call</target></trans-unit>
    <trans-unit id="done"><source>Fee</source><target state="final">Avgift</target></trans-unit>
  </body></file>
</xliff>`;
const recent = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="sv">
  <file id="page">
    <unit id="waiting"><segment state="initial"><source>Free call</source><target>Free call</target></segment></unit>
    <unit id="done"><segment state="final"><source>Fee</source><target>Avgift</target></segment></unit>
  </file>
</xliff>`;
const read = [await xliff.xliff12ToJs(old), await xliff.xliff2js(recent)].map(({ resources }) =>
  JSON.stringify(resources.page),
);
console.log(read.join("\n"));
const whole =
  '{"waiting":{"source":"Free call","target":"Free call"},"done":{"source":"Fee","target":"Avgift"}}';
process.exitCode = read.every((text) => text === whole) ? 0 : 1;
JS
node run.js
