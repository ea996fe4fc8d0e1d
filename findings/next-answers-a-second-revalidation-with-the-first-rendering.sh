#!/usr/bin/env bash
# next 16.4.6: res.revalidate() of a page that is just being rendered resolves with that rendering,
# though its getStaticProps has read its content before the second call. Both calls succeed, and the
# page stays as it was before the second change, until it is revalidated again. A site that
# revalidates a page for each change has to wait for the call before.
# Seen on 1 December 2026. Exits with 1 when the second call renders the page again.
set -euo pipefail

folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --save-exact next@16.4.6 react@19.3.1 react-dom@19.3.1 >/dev/null 2>&1
mkdir -p pages/api
cat > pages/about.js <<'JS'
import { appendFileSync, readFileSync } from "node:fs";

export default function Page({ content }) {
  return `content ${content}`;
}

export async function getStaticProps() {
  const content = readFileSync("content.txt", "utf8").trim();
  appendFileSync("renderings.txt", `${content}\n`);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return { props: { content } };
}
JS
cat > pages/api/revalidate.js <<'JS'
export default async function revalidate(request, response) {
  await response.revalidate("/about");
  response.end("revalidated");
}
JS
export NEXT_TELEMETRY_DISABLED=1
echo 0 > content.txt
npx next build >/dev/null 2>&1
node node_modules/next/dist/bin/next start --port 4791 >/dev/null 2>&1 &
server=$!
site=http://localhost:4791
for _ in $(seq 50); do curl -s -o /dev/null "$site/about" && break; sleep 0.2; done

: > renderings.txt
echo 1 > content.txt
curl -s "$site/api/revalidate" > first.txt &
first=$!
until [ -s renderings.txt ]; do sleep 0.1; done
echo 2 > content.txt
second=$(curl -s "$site/api/revalidate")
wait "$first"
shown=$(curl -s "$site/about" | grep -o 'content [0-9]')
output="first call: $(cat first.txt), second call: $second, rendered: $(paste -sd, renderings.txt), shown: $shown"
echo "$output"
[ "$output" = "first call: revalidated, second call: revalidated, rendered: 1, shown: content 1" ]
