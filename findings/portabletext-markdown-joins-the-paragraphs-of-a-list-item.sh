#!/usr/bin/env bash
# @portabletext/markdown 2.2.0 reads the second paragraph of a list item as part of the first one, without a
# space or a line break: an amount and the number below it become one number. Two paragraphs
# outside a list stay two blocks. Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @portabletext/markdown@2.2.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { markdownToPortableText } from "@portabletext/markdown";

const read = (markdown) =>
  markdownToPortableText(markdown).map(({ children }) => children.map(({ text }) => text).join(""));
const item = read("- AED 9,900\n\n  12 months");
const paragraphs = read("AED 9,900\n\n12 months");
console.log(`list item:  ${JSON.stringify(item)}`);
console.log(`paragraphs: ${JSON.stringify(paragraphs)}`);
process.exitCode = item.join() === "AED 9,90012 months" && paragraphs.length === 2 ? 0 : 1;
JS
node run.js
