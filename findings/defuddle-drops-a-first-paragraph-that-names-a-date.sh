#!/usr/bin/env bash
# defuddle 0.19.4 takes a first paragraph that names a date for part of the page's frame and drops it: "The
# return is due on 30 September 2027, and the tax with it." is missing from what a reader or an agent
# gets. Without the date the sentence stays. Readability 0.6.0 keeps both.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  defuddle@0.19.4 jsdom@26.1.0 @mozilla/readability@0.6.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { Readability } from "@mozilla/readability";
import { Defuddle } from "defuddle/node";
import { JSDOM } from "jsdom";

const address = "https://example.com/tax";
const text = [
  "Companies in the United Arab Emirates register with the Federal Tax Authority, whatever they earn.",
  "The tax period is the company's financial year, which follows the licence in most cases.",
  "You file one return for each period, and there are no advance payments in between.",
];
const page = (first) =>
  new JSDOM(
    `<!doctype html><html lang="en"><head><title>Tax</title></head><body><main><article><h1>Tax</h1>
    ${[first, ...text, ...text, ...text].map((paragraph) => `<p>${paragraph}</p>`).join("\n")}
    </article></main></body></html>`,
    { url: address },
  ).window.document;
const dated = "The return is due on 30 September 2027, and the tax with it.";
const undated = "The return is due nine months later, and the tax with it.";
const defuddle = async (first) => (await Defuddle(page(first), address)).content.includes(first);
const readability = (first) => new Readability(page(first)).parse().content.includes(first);
const kept = [await defuddle(dated), await defuddle(undated), readability(dated), readability(undated)];
console.log(`defuddle keeps the sentence with a date: ${kept[0]}, without: ${kept[1]}`);
console.log(`Readability keeps the sentence with a date: ${kept[2]}, without: ${kept[3]}`);
process.exitCode = kept.join() === "false,true,true,true" ? 0 : 1;
JS
node run.js
