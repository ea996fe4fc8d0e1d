#!/usr/bin/env bash
# @portabletext/html 2.0.1 keeps the text of <sup> as plain text, without a mark and without a space.
# A footnote mark behind an amount becomes a digit of the amount. Its schema has marks for bold,
# italics and struck-out text. Seen on 28 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  @portabletext/html@2.0.1 jsdom@26.1.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { htmlToPortableText } from "@portabletext/html";
import { JSDOM } from "jsdom";

const parseHtml = (html) => new JSDOM(html).window.document;
const [block] = htmlToPortableText("<p>AED 375,000<sup>1</sup> a year</p>", { parseHtml });
const spans = block.children.map(({ text, marks }) => ({ text, marks }));
console.log(JSON.stringify(spans));
process.exitCode = spans.length === 1 && spans[0].text === "AED 375,0001 a year" ? 0 : 1;
JS
node run.js
