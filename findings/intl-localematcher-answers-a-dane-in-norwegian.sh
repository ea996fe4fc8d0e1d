#!/usr/bin/env bash
# A site in English (its default) and Norwegian, and a browser that asks for Danish alone: the best fit of
# @formatjs/intl-localematcher 0.10.1 is Norwegian, not the default. CLDR counts the two as near. A Swede gets
# English from the same site, and a Norwegian gets Danish from one in English and Danish.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @formatjs/intl-localematcher@0.10.1 >/dev/null 2>&1
cat > run.js <<'JS'
import { match } from "@formatjs/intl-localematcher";

const asked = [
  ["da-DK", "no"],
  ["sv-SE", "no"],
  ["nb-NO", "da"],
].map(([reader, language]) => {
  const answer = match([reader], ["en", language], "en");
  console.log(`${reader} at a site in en and ${language}: ${answer}`);
  return answer;
});
process.exitCode = asked.join() === "no,en,da" ? 0 : 1;
JS
node run.js
