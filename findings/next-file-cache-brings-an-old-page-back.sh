#!/usr/bin/env bash
# next 16.4.6: its file cache puts what it has read from the disk into its memory, also where a newer
# page was stored while it read. The memory then holds the older page, though the disk has the newer
# one, and every visitor gets the older page until it is revalidated again. It happens where the
# memory is too small for all pages (cacheMaxMemorySize), so that a page is read from the disk while
# res.revalidate() stores it. The script shows it by a disk whose read ends after the write.
# Seen on 29 November 2026. Exits with 1 when the newer page stays.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact next@16.4.6 react@19.3.1 react-dom@19.3.1 >/dev/null 2>&1
mkdir pages
cat > read.cjs <<'JS'
const FileSystemCache = require("next/dist/server/lib/incremental-cache/file-system-cache.js").default;
const { nodeFs } = require("next/dist/server/lib/node-fs-methods.js");

let ends;
let begins;
const hasBegun = new Promise((resolve) => (begins = resolve));
const mayEnd = new Promise((resolve) => (ends = resolve));
let isSlow = false;
const stat = async (file) => {
  if (isSlow) {
    begins();
    await mayEnd;
  }
  return nodeFs.stat(file);
};
const cache = new FileSystemCache({
  fs: { ...nodeFs, stat },
  serverDistDir: process.cwd(),
  flushToDisk: true,
  maxMemoryCacheSize: 200,
  revalidatedTags: [],
});
const store = (path, html) =>
  cache.set(path, { kind: "PAGES", html, pageData: {}, status: 200 }, { cacheControl: { revalidate: 60 } });
const shown = async () => (await cache.get("/about", { kind: "PAGES", isFallback: false })).value.html.trim();

(async () => {
  const long = " ".repeat(150);
  await store("/about", `old${long}`);
  await store("/other", `other${long}`);
  isSlow = true;
  const reading = shown();
  await hasBegun;
  await store("/about", `new${long}`);
  ends();
  await reading;
  console.log(`in memory: ${await shown()}`);
  console.log(`on the disk: ${require("node:fs").readFileSync("pages/about.html", "utf8").trim()}`);
})();
JS
output=$(node read.cjs)
echo "$output"
[ "$output" = "in memory: old
on the disk: new" ]
