#!/usr/bin/env bash
# next 16.4.6: a proxy whose matcher takes every path but one route, "/((?!api/tools/).*)", is not
# asked about the home page of any language once the site has languages (i18n). Without i18n it is.
# The language is put before the path and before the pattern, which then needs a second slash.
# Seen on 1 December 2026. Exits with 1 when the answers change.
set -euo pipefail

folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --save-exact next@16.4.6 react@19.3.1 react-dom@19.3.1 >/dev/null 2>&1
mkdir -p pages/api/tools
echo 'export default function Page() { return "Page"; }' | tee pages/index.js > pages/about.js
echo 'export default function answer(request, response) { response.end("ok"); }' > pages/api/tools/tax.js
cat > next.config.mjs <<'JS'
export default { i18n: { locales: ["en", "sv"], defaultLocale: "en", localeDetection: false } };
JS
cat > proxy.js <<'JS'
import { NextResponse } from "next/server";
export const config = { matcher: ["/((?!api/tools/).*)"] };
export const proxy = () => NextResponse.next({ headers: { "x-proxy": "asked" } });
JS
export NEXT_TELEMETRY_DISABLED=1

# Says about which paths the proxy is asked: the name of this try, then paths.
asked() {
  local name=$1
  shift
  npx next build >/dev/null 2>&1
  node node_modules/next/dist/bin/next start --port 4790 >/dev/null 2>&1 &
  server=$!
  for _ in $(seq 50); do curl -s -o /dev/null http://localhost:4790/about && break; sleep 0.2; done
  for path in "$@"; do
    if curl -s -o /dev/null -D - "http://localhost:4790$path" | grep -qi '^x-proxy:'; then
      echo "$name, $path: asked"
    else
      echo "$name, $path: not asked"
    fi
  done
  kill "$server"
  wait "$server" 2>/dev/null || true
}

output=$(
  asked "with i18n" / /about /sv /sv/about /api/tools/tax
  echo "export default {};" > next.config.mjs
  asked "without" / /about
)
echo "$output"
[ "$output" = "with i18n, /: not asked
with i18n, /about: asked
with i18n, /sv: not asked
with i18n, /sv/about: asked
with i18n, /api/tools/tax: not asked
without, /: asked
without, /about: asked" ]
