#!/usr/bin/env bash
# robots-txt-parser 2.0.3 gives the rules of a group with several User-agent lines to the last one alone; the
# agents before it may fetch everything. RFC 9309 (section 2.1) starts a group with one or more such
# lines, the common way to keep several out. robots-parser 3.0.1 gives the rules to each.
# Seen on 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact robots-parser@3.0.1 robots-txt-parser@2.0.3 >/dev/null 2>&1
cat > run.js <<'JS'
import robotsParser from "robots-parser";
import robotsTxtParser from "robots-txt-parser";

const site = "https://example.com";
const file = ["User-agent: FirstBot", "User-agent: SecondBot", "Disallow: /drafts/", ""].join("\n");
const other = robotsParser(`${site}/robots.txt`, file);
const lines = ["FirstBot", "SecondBot"].map((userAgent) => {
  const parser = robotsTxtParser({ userAgent, allowOnNeutral: true });
  parser.parseRobots(site, file);
  const may = [parser.canCrawlSync(`${site}/drafts/a`), other.isAllowed(`${site}/drafts/a`, userAgent)];
  return `${userAgent} may fetch /drafts/a: robots-txt-parser ${may[0]}, robots-parser ${may[1]}`;
});
console.log(lines.join("\n"));
process.exitCode =
  lines[0].endsWith("robots-txt-parser true, robots-parser false") &&
  lines[1].endsWith("robots-txt-parser false, robots-parser false")
    ? 0
    : 1;
JS
node run.js
