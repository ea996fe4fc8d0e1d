#!/usr/bin/env bash
# sonner 2.0.8 moves the focus to its toasts on Alt+T, as its documentation says for keyboards. When the focus
# leaves them again, by Tab or by a press elsewhere, their time stays stopped: the toast stays until Escape, or
# until a pointer has been over it. Without Alt+T it goes after its duration.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact sonner@2.0.8 react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 >/dev/null 2>&1
cat > run.js <<'JS'
import { JSDOM } from "jsdom";

const { window } = new JSDOM('<button id="elsewhere"></button><div id="root"></div>', { pretendToBeVisual: true });
const { document } = window;
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
Object.assign(globalThis, { window, document, requestAnimationFrame: window.requestAnimationFrame });
for (const name of ["HTMLElement", "Element", "Node"]) globalThis[name] = window[name];

const { createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const { Toaster, toast } = await import("sonner");
const pass = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const shown = () => document.querySelectorAll("[data-sonner-toast]").length;

createRoot(document.querySelector("#root")).render(createElement(Toaster, { duration: 400 }));
await pass(50);
toast("Sent");
await pass(2500);
const untouched = shown();

toast("Sent");
await pass(100);
const hotkey = { altKey: true, code: "KeyT", bubbles: true };
document.dispatchEvent(new window.KeyboardEvent("keydown", hotkey));
await pass(50);
const focused = document.activeElement.matches("[data-sonner-toaster]");
document.querySelector("#elsewhere").focus();
await pass(2500);
const afterHotkey = shown();
console.log(`2.5 s after a toast of 0.4 s: ${untouched} shown; after Alt+T and away again: ${afterHotkey}`);
process.exit(untouched === 0 && focused && afterHotkey === 1 ? 0 : 1);
JS
node run.js
