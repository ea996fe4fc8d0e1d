#!/usr/bin/env bash
# linkifyjs 4.4.0 leaves out a bracket or a full stop behind an address, but takes in the mark that closes a
# quotation in Swedish and Finnish, and the one of Danish: the link leads to a page that does not exist.
# linkify-it 6.1.0 ends the link before both.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact linkifyjs@4.4.0 linkify-it@6.1.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { LinkifyIt } from "linkify-it";
import * as linkify from "linkifyjs";

const address = "https://example.com/sv/visum";
const it = new LinkifyIt();
const texts = { bracket: `(${address})`, Swedish: `\u201d${address}\u201d`, Danish: `\u00bb${address}\u00ab` };
const found = Object.entries(texts).map(([name, text]) => {
  const byLinkify = linkify.find(text)[0].href;
  const byIt = it.match(text)[0].url;
  console.log(`${name}: linkifyjs ${byLinkify}, linkify-it ${byIt}`);
  return [byLinkify.length - address.length, byIt.length - address.length].join();
});
process.exitCode = found.join(" ") === "0,0 1,0 1,0" ? 0 : 1;
JS
node run.js
