#!/usr/bin/env bash
# groq-js 2.0.0: typeEvaluate() gives select() without a default the type of its branches alone.
# evaluate() gives null where no condition holds. Types that are generated from the first therefore
# promise a text where the query returns null. Seen on 28 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact groq-js@2.0.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { evaluate, parse, typeEvaluate } from "groq-js";

const query = parse('*[_type == "page"]{ "robots": select(kind == "campaign" => "noindex") }');
const text = (value) => ({ type: "objectAttribute", value: { type: "string", value } });
const kind = { type: "objectAttribute", value: { type: "string" }, optional: true };
const schema = [{ type: "document", name: "page", attributes: { _type: text("page"), kind } }];
const typed = typeEvaluate(query, schema).of.attributes.robots.value;
const [page] = await (await evaluate(query, { dataset: [{ _type: "page", kind: "other" }] })).get();
console.log(`typed:     ${JSON.stringify(typed)}`);
console.log(`evaluated: ${JSON.stringify(page.robots)}`);
process.exitCode = typed.type === "string" && page.robots === null ? 0 : 1;
JS
node run.js
