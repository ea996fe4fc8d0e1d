#!/usr/bin/env bash
# gettext-parser 10.0.0, i18next-conv 17.0.0 and gettext-converter 1.3.4 hand a translation that is marked
# "fuzzy" to the program like a finished one. gettext's own msgfmt leaves it out. A fuzzy translation is the
# guess that merging makes after the source was reworded, so here a fine of AED 10,000 is shown as 5 000.
# Seen on 30 November 2026, with msgfmt 0.21 beside it. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  gettext-parser@10.0.0 i18next-conv@17.0.0 gettext-converter@1.3.4 >/dev/null 2>&1
cat > sv.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: sv\n"

#, fuzzy
#| msgid "The fine is AED 5,000."
msgid "The fine is AED 10,000."
msgstr "Boten är 5 000 AED."
PO
cat > run.js <<'JS'
import { readFileSync } from "node:fs";
import { po2i18next } from "gettext-converter";
import { mo, po } from "gettext-parser";
import { gettextToI18next } from "i18next-conv";

const source = "The fine is AED 10,000.";
const file = readFileSync("sv.po", "utf8");
const shown = {
  "gettext-parser": mo.parse(mo.compile(po.parse(file))).translations[""][source]?.msgstr[0],
  "i18next-conv": JSON.parse(await gettextToI18next("sv", file))[source],
  "gettext-converter": po2i18next(file)[source],
};
console.log(shown);
process.exitCode = Object.values(shown).every((text) => text === "Boten är 5 000 AED.") ? 0 : 1;
JS
node run.js
