#!/usr/bin/env bash
# An entry of Atom may have one alternate link for each language (RFC 4287, section 4.1.2: no two of the same
# type and language). feedparser 2.6.0 gives the last of them as the entry's link: of a Swedish feed that
# names the English page second, each entry leads to the English page. htmlparser2 10.1.0 gives the first.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact feedparser@2.6.0 htmlparser2@10.1.0 >/dev/null 2>&1
cat > run.js <<'JS'
import { once } from "node:events";
import FeedParser from "feedparser";
import { parseFeed } from "htmlparser2";

const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sv">
  <title>Siffror</title><id>https://example.com/sv/figures.xml</id><updated>2026-11-30T06:00:00Z</updated>
  <entry>
    <title>Moms</title><id>https://example.com/sv/moms</id><updated>2026-11-30T06:00:00Z</updated>
    <link rel="alternate" hreflang="sv" href="https://example.com/sv/moms"/>
    <link rel="alternate" hreflang="en" href="https://example.com/vat"/>
    <summary>5 %</summary>
  </entry>
</feed>`;
const parser = new FeedParser({});
parser.end(feed);
await once(parser, "readable");
const { link } = parser.read();
const other = parseFeed(feed).items[0].link;
console.log(`feedparser:  ${link}`);
console.log(`htmlparser2: ${other}`);
const isSeen = link === "https://example.com/vat" && other === "https://example.com/sv/moms";
process.exitCode = isSeen ? 0 : 1;
JS
node run.js
