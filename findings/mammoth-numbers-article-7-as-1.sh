#!/usr/bin/env bash
# mammoth 1.13.0 turns a numbered list of Word into <ol>, and leaves out where it begins and what stands around
# the number. A contract whose list begins with "Article 7." becomes one that begins with 1, without a message,
# so that each reference to an article leads to another one.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact mammoth@1.13.0 docx@9.15.2 >/dev/null 2>&1
cat > run.js <<'JS'
import { Document, Packer, Paragraph } from "docx";
import mammoth from "mammoth";

const numbering = { reference: "articles", level: 0 };
const level = { level: 0, format: "decimal", text: "Article %1.", start: 7 };
const file = new Document({
  numbering: { config: [{ reference: "articles", levels: [level] }] },
  sections: [
    {
      children: [
        new Paragraph({ text: "Fees are paid in advance.", numbering }),
        new Paragraph({ text: "Article 7 holds for renewals too.", numbering }),
      ],
    },
  ],
});
const { value, messages } = await mammoth.convertToHtml({ buffer: await Packer.toBuffer(file) });
console.log(value);
console.log(`messages: ${messages.length}`);
const seen =
  "<ol><li>Fees are paid in advance.</li><li>Article 7 holds for renewals too.</li></ol>";
process.exitCode = value === seen && messages.length === 0 ? 0 : 1;
JS
node run.js
