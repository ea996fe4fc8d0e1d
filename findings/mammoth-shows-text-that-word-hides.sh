#!/usr/bin/env bash
# mammoth 1.13.0 gives text that Word neither shows nor prints (hidden font, w:vanish): an adviser's note or a
# former price comes into the page beside the price, without a message.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact mammoth@1.13.0 docx@9.15.2 >/dev/null 2>&1
cat > run.js <<'JS'
import { Document, Packer, Paragraph, TextRun } from "docx";
import mammoth from "mammoth";

const children = [
  new TextRun("Licence: AED 12,500"),
  new TextRun({ text: " (our margin: AED 2,000)", vanish: true }),
];
const file = new Document({ sections: [{ children: [new Paragraph({ children })] }] });
const { value, messages } = await mammoth.convertToHtml({ buffer: await Packer.toBuffer(file) });
console.log(value);
console.log(`messages: ${messages.length}`);
const seen = "<p>Licence: AED 12,500 (our margin: AED 2,000)</p>";
process.exitCode = value === seen && messages.length === 0 ? 0 : 1;
JS
node run.js
