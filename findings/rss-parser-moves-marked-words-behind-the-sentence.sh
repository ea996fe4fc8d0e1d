#!/usr/bin/env bash
# rss-parser 3.13.0 rebuilds the XHTML content of an Atom entry (RFC 4287, section 4.1.3.3) with the plain
# text of a paragraph first and its child elements behind it. Figures that are struck out or stressed stand
# behind the sentence, joined to its last number: "above AED 10" becomes "above AED 105 %9 %".
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact rss-parser@3.13.0 >/dev/null 2>&1
cat > run.js <<'JS'
import Parser from "rss-parser";

const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Figures</title>
  <id>tag:example.com,2026:figures</id>
  <updated>2026-11-28T10:00:00Z</updated>
  <author><name>Example</name></author>
  <entry>
    <title>Rate</title>
    <id>tag:example.com,2026:rate</id>
    <updated>2026-11-28T10:00:00Z</updated>
    <link href="https://example.com/rate"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">
      <p>The rate was <del>5 %</del> and is <em>9 %</em> above AED 10</p>
    </div></content>
  </entry>
</feed>`;
const { items } = await new Parser().parseString(feed);
const read = items[0].contentSnippet.trim();
console.log("written: The rate was 5 % and is 9 % above AED 10");
console.log(`read:    ${read}`);
process.exitCode = read === "The rate was  and is  above AED 105 %9 %" ? 0 : 1;
JS
node run.js
