#!/usr/bin/env bash
# @opennextjs/aws 4.1.16 replaces the Cache-Control that next.config's headers() sets on a page of the
# Pages Router. Next 16.4.6 itself sends "public, max-age=0, s-maxage=1, must-revalidate" as written.
# OpenNext sends "s-maxage=1, stale-while-revalidate=2592000": a month in which a CDN may show the old
# page, and neither "max-age=0" nor "must-revalidate" is left. Without "s-maxage" the header stays.
# Seen on 28 November 2026. Exits with 1 when OpenNext no longer does so.
set -euo pipefail

folder=$(mktemp -d)
server=""
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
mkdir pages
echo '{ "name": "a", "private": true, "scripts": { "build": "next build" } }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  next@16.4.6 react@19.3.1 react-dom@19.3.1 @opennextjs/aws@4.1.16 typescript@5.9.3 >/dev/null 2>&1
cat > pages/index.js <<'JS'
export const getStaticProps = () => ({ props: {}, revalidate: 3600 });
export default () => <p>A page</p>;
JS
cat > next.config.mjs <<'JS'
const header = (key, value) => [{ key, value }];
export default {
  headers: async () => [
    { source: "/", headers: header("Cache-Control", "public, max-age=0, s-maxage=1, must-revalidate") },
  ],
};
JS
cat > open-next.config.ts <<'TS'
export default {
  default: {
    override: { wrapper: "express-dev", converter: "node", incrementalCache: "fs-dev", queue: "direct", tagCache: "dummy" },
  },
  imageOptimization: { override: { wrapper: "dummy", converter: "dummy" }, loader: "fs-dev" },
  dangerous: { disableTagCache: true },
};
TS
NEXT_TELEMETRY_DISABLED=1 npx open-next build >build.log 2>&1 || { tail -20 build.log; exit 2; }

ask() {
  for _ in $(seq 60); do
    curl --silent --fail --output /dev/null "http://localhost:$1/" && break
    sleep 0.5
  done
  curl --silent --dump-header - --output /dev/null "http://localhost:$1/" | tr -d '\r' |
    sed -n 's/^[Cc]ache-[Cc]ontrol: //p'
}

npx next start --port 4696 >/dev/null 2>&1 &
server=$!
plain=$(ask 4696)
kill "$server"
cd .open-next/server-functions/default
PORT=4697 node index.mjs >/dev/null 2>&1 &
server=$!
packed=$(ask 4697)
echo "next start: $plain"
echo "OpenNext:   $packed"
[ "$plain" = "public, max-age=0, s-maxage=1, must-revalidate" ]
[ "$packed" = "s-maxage=1, stale-while-revalidate=2592000" ]
