#!/usr/bin/env bash
# sanity 6.16.0: a Studio tells the others every 30 seconds which field its editor is in. Who stops telling, as a
# laptop that is closed or a browser that is ended does, stays in that field for the others: their store of who is
# present knows no time after which somebody has gone. It waits for a message "disconnect", which only a page that
# is left in an orderly way sends by itself, so whatever passes the messages on must send it for a lost connection.
# The store runs here with a clock that is moved on by an hour, in which the other editor says nothing.
# Seen on 1 December 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module", "overrides": { "@sanity/cli": "8.12.0" } }' > package.json
npm install --silent --no-audit --no-fund --save-exact sanity@6.16.0 react@19.3.1 react-dom@19.3.1 styled-components@6.6.0 jsdom@31.0.1 rxjs@7.8.2 >/dev/null 2>&1
cat > run.js <<'JS'
import { mock } from "node:test";
import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html>", { url: "http://localhost/", pretendToBeVisual: true });
const names = ["document", "localStorage", "sessionStorage", "location", "history", "navigator", "Element", "HTMLElement", "Node"];
for (const name of names) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
globalThis.window = window;

const { createPresenceStore } = await import("sanity");
const { of, Subject } = await import("rxjs");

mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
const settle = async (milliseconds) => {
  mock.timers.tick(milliseconds);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const told = new Subject();
const { globalPresence$ } = createPresenceStore({
  bifur: { listen: () => told, request: () => of({}) },
  connectionStatusStore: { connectionStatus$: of({ type: "connected" }) },
  userStore: { getUsers: async (ids) => ids.map((id) => ({ id, displayName: id })) },
});
let present = [];
globalPresence$.subscribe((people) => {
  present = people.map(({ user }) => user.id);
});
const isHere = (i) => told.next({ type: "state", i, m: { sessionId: `of ${i}`, locations: [] } });
const see = async (when) => {
  await settle(1_000);
  console.log(`${when}: ${present.join(", ") || "nobody"}`);
  return present.join();
};

await settle(1_000);
isHere("ben");
const first = await see("Ben has told where he is");
for (let minute = 0; minute < 60; minute++) {
  await settle(60_000);
  isHere("anna");
}
const hour = await see("an hour later, in which only Anna told");
told.next({ type: "disconnect", i: "ben", m: { session: "of ben" } });
const end = await see("after a message that Ben has left");
process.exit(first === "ben" && hour.includes("ben") && end === "anna" ? 0 : 1);
JS
node run.js
