#!/usr/bin/env bash
# npm 11.19.1: `npm ci` in a project whose lock file has the workspaces a and b, where the folder of b is
# not there (yet), installs a, leaves b out without a word, and ends with 0. A Dockerfile that copies
# the package.json of each workspace before `npm ci`, and forgets one, gets node_modules in which that
# package is missing for good, also after the rest of the source is copied. A package.json that differs
# from the lock file, on the other hand, is an error.
# Seen on 28 November 2026. Exits with 1 when npm no longer does so.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix tool npm@11.19.1 >/dev/null 2>&1
npm() { node "$folder/tool/node_modules/npm/bin/npm-cli.js" "$@"; }

mkdir -p project/a project/b
cd project
echo '{ "name": "root", "private": true, "workspaces": ["a", "b"] }' > package.json
echo '{ "name": "@example/a", "version": "1.0.0" }' > a/package.json
echo '{ "name": "@example/b", "version": "1.0.0" }' > b/package.json
npm install --silent --no-audit --no-fund
ls node_modules/@example | tr '\n' ' '
echo "with both folders"

rm -rf node_modules b
status=0
said=$(npm ci --no-audit --no-fund 2>&1) || status=$?
echo "$said"
ls node_modules/@example | tr '\n' ' '
echo "without the folder of b; npm ci ended with $status"
[ "$status" -eq 0 ]
[ "$(ls node_modules/@example)" = "a" ]
! grep --quiet --word-regexp b <<< "$said"
