#!/usr/bin/env bash
# light-my-request 6.8.1 announces the end of a response in another order than node:http. Node says
# `finish` once and then `close`, and `writableFinished` is true at both. With inject() the order is
# `finish`, `close`, `finish`, and `writableFinished` is false at the first two. So what counts
# responses at `finish` counts each twice, and what takes a `close` without `writableFinished` for a
# visitor who left does so for each: Next 16.4.6 aborts the request's signal then. Seen on
# 29 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact light-my-request@6.8.1 >/dev/null 2>&1
cat > run.js <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { inject } from "light-my-request";

const seenBy = (seen) => (_request, response) => {
  for (const event of ["finish", "close"]) {
    response.on(event, () => seen.push(`${event} ${response.writableFinished}`));
  }
  response.end("The whole text.");
};
const [served, injected] = [[], []];
const server = createServer(seenBy(served));
await once(server.listen(0, "127.0.0.1"), "listening");
await (await fetch(`http://127.0.0.1:${server.address().port}/`)).text();
await inject(seenBy(injected), "/");
await setTimeout(100);
server.close();
console.log(`node:http:        ${served.join(", ")}`);
console.log(`light-my-request: ${injected.join(", ")}`);
process.exitCode =
  `${served}` === "finish true,close true" &&
  `${injected}` === "finish false,close false,finish true"
    ? 0
    : 1;
JS
node run.js
