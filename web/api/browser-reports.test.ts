import { expect, test, vi } from "vitest";
import { log } from "#web/lib/log.ts";
import { createReportLogger } from "./browser-reports.ts";

const MINUTE = 60_000;

/** Handles reports, and collects what was logged and counted. */
function startTaking() {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const counted: string[] = [];
  const take = createReportLogger((kind) => counted.push(kind));
  const said = () => warn.mock.calls.map(([line]) => String(line));
  return { take, counted, said };
}

const broken = (message: string, more = {}) =>
  JSON.stringify({ message, source: "/built/a.js", ...more });

test("of 120 browser reports a minute all are read, and 15 of one kind are logged", () => {
  const { take, counted, said } = startTaking();
  for (let sent = 0; sent < 104; sent += 1) expect(take("{}", MINUTE)).toBe(false);
  for (let sent = 0; sent < 16; sent += 1) {
    expect(take(broken("x"), 2 * MINUTE - 1)).toBe(sent < 15);
  }
  const violation = JSON.stringify({ "csp-report": {} });
  expect(take(violation, 2 * MINUTE - 1), "the 121st").toBe(false);
  expect(said()).toHaveLength(15);
  expect([take(violation, 2 * MINUTE), take(broken("x"), 2 * MINUTE)]).toEqual([true, true]);
  const count = (kind: string) => counted.filter((each) => each === kind).length;
  expect([count("dropped"), count("error"), count("violation")]).toEqual([106, 16, 1]);
});

test.each([
  [
    "no query and no fragment",
    broken("x", {
      source: "https://site/built/a.js?b=c#d",
      page: "/contact?name=anna#tool",
      line: 2,
    }),
    "x in https://site/built/a.js:2 on /contact",
  ],
  [
    "no document that stands in an address",
    JSON.stringify({ "csp-report": { "blocked-uri": "data:text/js,secret" } }),
    " forbids data: in :0 on ",
  ],
  // As Chrome and Firefox name the address of a tool's question that they could not open.
  [
    "no query and no fragment of an address in a message",
    broken(
      "A history state object with URL 'https://site/a?tool=tax-estimate&profit=9%2C000' cannot be created",
    ),
    "A history state object with URL 'https://site/a' cannot be created in /built/a.js:0 on ",
  ],
  [
    "no query and no fragment of a path in a message",
    broken('Invalid URL: "/contact?name=Anna" and /tools#tool=move-plan&child=4, is a ?.b'),
    'Invalid URL: "/contact" and /tools is a ?.b in /built/a.js:0 on ',
  ],
  [
    "no email address that is encoded",
    broken("anna.berg%40example.se is no function"),
    "… is no function in /built/a.js:0 on ",
  ],
  ["no more than 200 letters", broken("a".repeat(300)), `${"a".repeat(200)} in /built/a.js:0 on `],
  [
    "what is of no kind that was asked for as nothing",
    JSON.stringify({ "csp-report": { "blocked-uri": "inline", "line-number": "9", extra: 1 } }),
    " forbids inline in :0 on ",
  ],
])("the log has %s", (_what, report, expected) => {
  const { take, said } = startTaking();
  expect(take(report)).toBe(true);
  expect(said()).toEqual([`A browser reports: ${expected}`]);
});

test.each([
  ...["chrome-extension", "moz-extension", "safari-web-extension", "safari-extension"].flatMap(
    (scheme) => [
      { "csp-report": { "blocked-uri": scheme } },
      { "csp-report": { "blocked-uri": "inline", "source-file": `${scheme}://abc/content.js` } },
      { message: "x", source: `${scheme}://abc/content.js` },
    ],
  ),
  { "csp-report": { "blocked-uri": "inline", "source-file": "webkit-masked-url://hidden/" } },
  { "csp-report": { "blocked-uri": "eval", "source-file": "user-script:2" } },
  ...["about", "android-webview", "opera", "mxjscall", "ms-appx-web://x", "se-extension://x"].map(
    (blocked) => ({ "csp-report": { "blocked-uri": blocked } }),
  ),
  { "csp-report": { "blocked-uri": "eval", "source-file": "sandbox eval code" } },
  // What a browser translates a page with, and what scanners write into it.
  {
    "csp-report": {
      "document-uri": "https://site/about",
      "blocked-uri": "https://www.gstatic.com/_/translate_http/a.css",
      "source-file": "https://translate.googleapis.com/_/translate_http/a.js",
      "original-policy": "script-src 'self' https://www.googletagmanager.com",
    },
  },
  ...[
    "https://gc.kis.v2.scr.kaspersky-labs.com/main.js",
    "wss://gc.kis.v2.scr.kaspersky-labs.com",
    "https://nikkomsgchannel/e",
    "https://local.adguard.org",
  ].map((blocked) => ({ "csp-report": { "blocked-uri": blocked } })),
  // A promise that another's script has rejected.
  { message: "MetaMask: failed", trace: "Error: failed\n at chrome-extension://abc/inpage.js:1:2" },
  { message: "x", trace: "f@webkit-masked-url://hidden/:1:2" },
  { message: "x", trace: "f@user-script:2:1:2" },
  { message: "Java object is gone", trace: "Error: gone\n    at https://site/about:1:2" },
  { message: "x", trace: "Error: x\n    at https://other.example/a.js?/built/" },
  { message: "Object Not Found Matching Id:4, MethodName:update, ParamCount:4" },
  ...[
    ["Script error.", ""],
    ["ResizeObserver loop completed with undelivered notifications.", ""],
    ["ResizeObserver loop limit exceeded", "https://site/about"],
    ["Can't find variable: _AutofillCallbackHandler", "https://site/contact"],
    ["Can't find variable: instantSearchSDKJSBridgeClearHighlight", "https://site/"],
    ["undefined is not an object (evaluating 'window.webkit.messageHandlers')", "user-script:2"],
    ["x", "webkit-masked-url://hidden/"],
    ["x", "about:blank"],
    ["x", "https://gc.kis.v2.scr.kaspersky-labs.com/main.js"],
    ["x", "https://splash.trusteer.com/built.js"],
    ["x", "https://other.example/a?b=/built/a.js"],
  ].map(([message, source]) => ({ message, source })),
])(
  "errors of extensions, apps and scanners are not logged and do not use up the limit: %j",
  (report) => {
    const { take, counted, said } = startTaking();
    for (let sent = 0; sent < 500; sent += 1) {
      expect(take(JSON.stringify(report, undefined, sent % 2), MINUTE)).toBe(true);
    }
    expect(new Set(counted)).toEqual(new Set(["foreign"]));
    expect(take(broken("chrome-extension"), MINUTE)).toBe(true);
    // Reports of errors have no such field.
    const mentioned = { "source-file": "chrome-extension://abc/content.js" };
    expect(take(broken("the page's own", mentioned), MINUTE)).toBe(true);
    expect(said()).toHaveLength(2);
  },
);

test.each([
  // A host that the policy forgets, for an image of the page or for analytics.
  { "csp-report": { "blocked-uri": "https://cdn.example/a.png", "source-file": "" } },
  {
    "csp-report": {
      "blocked-uri": "https://region1.google-analytics.com",
      "document-uri": "https://site/about",
      "source-file": "https://www.googletagmanager.com/gtag/js",
      "original-policy": "script-src 'self' https://www.googletagmanager.com; img-src 'self'",
    },
  },
  {
    "csp-report": {
      "blocked-uri": "trusted-types-sink",
      "document-uri": "https://site/about",
      "source-file": "https://site/built/a.js",
    },
  },
  { message: "x", trace: "Error: x\n    at f (https://site/built/a.js:1:2)" },
  { message: "x", trace: "f@https://site/built/a.js:1:2" },
  { message: "AbortError: The operation was aborted", trace: "" },
  { message: "x", trace: "TypeError: Failed to fetch" },
  { message: "x" },
])("what the site itself may have caused is logged: %j", (report) => {
  const { take, counted, said } = startTaking();
  expect(take(JSON.stringify(report))).toBe(true);
  expect(counted).not.toContain("foreign");
  expect(said()).toHaveLength(1);
});

test.each(["", "{", "[]", "null", "1", '{"message":1,"source":""}'])(
  "the browser report %j is refused",
  (text) => {
    const { take, counted, said } = startTaking();
    expect(take(text)).toBe(false);
    expect([counted, said()]).toEqual([["dropped"], []]);
  },
);
