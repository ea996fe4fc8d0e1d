#!/usr/bin/env bash
# robots-parser 3.0.1 ends the list of a group's agents at a Sitemap line: the agents above it are free of the
# rules below. RFC 9309 (section 2.2.4) says that a Sitemap line must not end a group. A comment in its
# place, or a Sitemap line among the rules, changes nothing.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact robots-parser@3.0.1 >/dev/null 2>&1
cat > run.js <<'JS'
import robotsParser from "robots-parser";

const sitemap = "Sitemap: https://example.com/sitemap.xml";
const files = {
  "a comment between the agents": ["User-agent: A", "# agents", "User-agent: B", "Disallow: /drafts/"],
  "a Sitemap line between the agents": ["User-agent: A", sitemap, "User-agent: B", "Disallow: /drafts/"],
  "a Sitemap line among the rules": ["User-agent: A", "Allow: /", sitemap, "Disallow: /drafts/"],
};
const may = Object.entries(files).map(([name, lines]) => {
  const parser = robotsParser("https://example.com/robots.txt", lines.join("\n"));
  const answer = parser.isAllowed("https://example.com/drafts/a", "A");
  console.log(`${name}: A may fetch /drafts/a: ${answer}`);
  return answer;
});
process.exitCode = may.join() === "false,true,false" ? 0 : 1;
JS
node run.js
