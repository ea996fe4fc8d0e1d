import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  askLakeInstead,
  askOneHost,
  dropRemoteFonts,
  keepPageOffline,
} from "#studio/local/offline-page.ts";

const bridge =
  '<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>';

test("drops the script from another host and keeps the Studio's own", () => {
  const own = '<script type="module" src="/static/app.js"></script>';
  const page = keepPageOffline(`<html><head>${own}${bridge}\n</head><body></body></html>`);
  expect(page).toContain(own);
  expect(page).not.toContain("sanity-cdn");
});

test("allows requests to this machine only", () => {
  const [policy = ""] = /content="([^"]+)"/.exec(keepPageOffline("<head></head>")) ?? [];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("connect-src 'self' http://localhost:*");
  expect(policy).not.toMatch(/https:|\*\.|\s\*/);
});

test("drops fonts of other hosts and keeps local ones", () => {
  const local = '@font-face{font-family:Mono;src:url("/static/mono.woff2")}';
  const remote =
    "@font-face { font-family: Inter; src: url(https://fonts.example.com/inter.woff2); }";
  expect(dropRemoteFonts(`a{color:red}${remote}${local}`)).toBe(`a{color:red}${local}`);
});

test.each([
  // As the Studio's own code has them.
  [
    '(isStaging ? "https://sanity-cdn.work" : "https://sanity-cdn.com") + "/v1/modules"',
    '"http://localhost:3999"',
  ],
  [
    'const TUNNEL = "https://api.sanity.io/vX/intake/feedback"',
    '"http://localhost:3999/vX/intake/feedback"',
  ],
])("%s asks the content lake", (code, address) => {
  expect(askLakeInstead(code, "http://localhost:3999")).toContain(address);
});

test("links for people stay", () => {
  const link = 'href: "https://www.sanity.io/exchange/community"';
  expect(askLakeInstead(link, "http://localhost:3999")).toBe(link);
});

test("the client that the Studio is built with asks the lake at its one host", () => {
  const folder = fileURLToPath(new URL(".", import.meta.resolve("@sanity/client")));
  const defaults = globSync("**/config-*.js", { cwd: folder }).map((file) =>
    askOneHost(readFileSync(join(folder, file), "utf8")),
  );
  expect(defaults.join("")).toContain("useProjectHostname: false");
});
