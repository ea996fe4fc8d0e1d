#!/usr/bin/env bash
# The two plain texts of Portable Text differ where an object stands inside a paragraph: toPlainText() of
# @portabletext/toolkit 6.0.0 puts a space in its place, pt::text() of groq-js 2.0.0 puts nothing. Around
# a footnote an amount and the number after it become one. A search text or a description that
# the query makes so is wrong, and a test that compares with toPlainText() does not see it.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @portabletext/toolkit@6.0.0 groq-js@2.0.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { toPlainText } from "@portabletext/toolkit";
import { evaluate, parse } from "groq-js";

const span = (_key, text) => ({ _type: "span", _key, text, marks: [] });
const children = [
  span("a", "The threshold is AED 375,000"),
  { _type: "footnote", _key: "b", note: "Of taxable supplies" },
  span("c", "12 months in a row"),
];
const body = [{ _type: "block", _key: "d", style: "normal", markDefs: [], children }];
const query = parse("pt::text(*[0].body)");
const queried = await (await evaluate(query, { dataset: [{ _id: "page", body }] })).get();
console.log(`toPlainText: ${toPlainText(body)}`);
console.log(`pt::text:    ${queried}`);
process.exitCode =
  toPlainText(body) === "The threshold is AED 375,000 12 months in a row" &&
  queried === "The threshold is AED 375,00012 months in a row"
    ? 0
    : 1;
JS
node run.js
