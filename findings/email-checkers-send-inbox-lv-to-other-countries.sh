#!/usr/bin/env bash
# @zootools/email-spell-checker 1.12.0 and mailcheck 1.1.1 ask "did you mean …?" for addresses at large mail
# providers of the Baltics and Poland, and at a telephone company's of the Emirates: inbox.lv becomes inbox.co
# or inbox.ca, mail.ee mail.eu, eim.ae eim.de, and mailcheck turns wp.pl into wp.nl. A visitor who accepts
# the suggestion never gets an answer. Both compare with a list of endings in which lv, ee, ae and pl do not
# stand (the first has pl).
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  @zootools/email-spell-checker@1.12.0 mailcheck@1.1.1 >/dev/null 2>&1
cat > run.js <<'JS'
import spellChecker from "@zootools/email-spell-checker";
import mailcheck from "mailcheck";

const rows = ["inbox.lv", "mail.ee", "eim.ae", "wp.pl"].map((domain) => {
  const email = `anna@${domain}`;
  return [domain, spellChecker.run({ email })?.domain, mailcheck.run({ email })?.domain];
});
console.table(rows);
const seen = "inbox.lv,inbox.co,inbox.ca mail.ee,mail.eu,mail.eu eim.ae,eim.de,eim.de wp.pl,,wp.nl";
process.exitCode = rows.join(" ") === seen ? 0 : 1;
JS
node run.js
