#!/usr/bin/env bash
# turndown 7.2.5 with @joplin/turndown-plugin-gfm 1.0.68, and node-html-markdown 2.0.0, leave no empty cell
# under a cell with `rowspan`: the next row starts one column too far to the left. The licence fee of the
# second row stands under "Zone", the visa fee under "Licence".
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  turndown@7.2.5 @joplin/turndown-plugin-gfm@1.0.68 node-html-markdown@2.0.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { gfm } from "@joplin/turndown-plugin-gfm";
import { NodeHtmlMarkdown } from "node-html-markdown";
import Turndown from "turndown";

const html = `<table>
  <thead><tr><th>Zone</th><th>Licence</th><th>Visa</th></tr></thead>
  <tbody>
    <tr><td rowspan="2">A</td><td>12,900</td><td>3,750</td></tr>
    <tr><td>14,900</td><td>4,500</td></tr>
  </tbody>
</table>`;
const turndown = new Turndown();
turndown.use(gfm);
const written = [turndown.turndown(html), NodeHtmlMarkdown.translate(html)];
console.log(written.join("\n\n"));
const lastRow = (markdown) => markdown.trim().split("\n").at(-1);
process.exitCode = written.every((markdown) => /^\| 14,900 \| 4,500 +\|/.test(lastRow(markdown))) ? 0 : 1;
JS
node run.js
