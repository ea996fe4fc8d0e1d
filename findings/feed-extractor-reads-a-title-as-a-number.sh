#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3 gives a title, a description or a guid that looks like a number the
# spelling of that number: the form "1.10" becomes "1.1", the telephone number "0501234567" loses its
# first digit, "12e3" becomes "12000". The result is a string all the same, so nothing shows it.
# RSS 2.0 knows text there. Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @extractus/feed-extractor@8.0.3 >/dev/null 2>&1
cat > run.js <<'JS'
import { extractFromXml } from "@extractus/feed-extractor";

const written = { title: "1.10", description: "0501234567", guid: "12e3" };
const feed = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel>
  <title>Forms</title><link>https://example.com/</link><description>New forms</description>
  <item>
    <title>${written.title}</title>
    <description>${written.description}</description>
    <guid isPermaLink="false">${written.guid}</guid>
    <link>https://example.com/form</link>
  </item>
</channel></rss>`;
const [{ title, description, id }] = extractFromXml(feed).entries;
console.log(`written: ${JSON.stringify(Object.values(written))}`);
console.log(`read:    ${JSON.stringify([title, description, id])}`);
process.exitCode = title === "1.1" && description === "501234567" && id === "12000" ? 0 : 1;
JS
node run.js
