import { expect, test } from "vitest";
import { addressRules } from "./load-script.ts";

const tagAddress = "https://www.googletagmanager.com/gtag/js?id=G-1";
const OURS = ["/service-worker.js", "/built/vitals-0a1b.js", tagAddress];
const OTHERS = [
  "/other.js",
  "/built/../other.js",
  "https://www.googletagmanager.com.example.com/gtag/js?id=G-1",
  "https://www.googletagmanager.com/gtm.js?id=G-1",
  "https://example.com/service-worker.js",
  "data:text/javascript,alert(1)",
];

test("only the site's own scripts are loaded", () => {
  expect(OURS.map(addressRules.createScriptURL)).toEqual(OURS);
  for (const address of OTHERS) {
    expect(() => addressRules.createScriptURL(address), address).toThrow(TypeError);
  }
});
