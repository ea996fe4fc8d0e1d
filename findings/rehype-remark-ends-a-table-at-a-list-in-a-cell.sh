#!/usr/bin/env bash
# rehype-remark 10.0.1 with remark-gfm 4.0.1 writes a list of a table cell over several lines. Markdown ends a
# table at the end of such a line: read again by the same remark, the table stops in the middle of a
# row, and the row's second amount and all rows below it are one list item.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  rehype-parse@9.0.1 rehype-remark@10.0.1 remark-gfm@4.0.1 remark-parse@11.0.0 \
  remark-stringify@11.0.0 unified@11.0.5 >/dev/null 2>&1
cat > run.js <<'JS'
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

const html = `<table>
  <thead><tr><th>Zone</th><th>Fees in AED</th></tr></thead>
  <tbody>
    <tr><td>A</td><td><ul><li>12,900</li><li>3,750</li></ul></td></tr>
    <tr><td>B</td><td>9,900</td></tr>
  </tbody>
</table>`;
const writer = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify);
const markdown = String(writer.processSync(html));
const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown);
const seen = children.map(({ type, children }) => `${type} of ${children.length}`).join(", ");
console.log(markdown);
console.log(`written: a table of 3 rows; read: ${seen}`);
process.exitCode = seen === "table of 2, list of 1" ? 0 : 1;
JS
node run.js
