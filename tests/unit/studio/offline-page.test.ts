import { expect, test } from "vitest";
import { dropRemoteFonts, keepPageOffline } from "#studio/local/offline-page.ts";

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
