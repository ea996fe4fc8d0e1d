import { expect, onTestFinished, test, vi } from "vitest";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import {
  cookieDomains,
  googleCookieNames,
  withoutAnswers,
} from "#web/components/shell/script/analytics/google-tag.ts";
import { createConsentStore } from "#web/components/shell/script/consent/consent-store.ts";
import { addressRules } from "#web/components/shell/script/load-script.ts";
import { createOpenMenu } from "#web/components/shell/script/menus/menu-bar.ts";
import { reportErrors } from "#web/components/shell/script/report-errors.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";

test("Google's cookies and no others are taken away, from the host up to its last label", () => {
  const cookies = "_ga=1; session=1; _ga_AB12=1; _gcl_au=1.1; _gali=x; consent=_ga; _gid=3";
  expect(googleCookieNames(cookies)).toEqual(["_ga", "_ga_AB12", "_gcl_au", "_gid"]);
  const domains = ["www.example.co.uk", "example.co.uk", "co.uk", "uk"];
  expect(cookieDomains("www.example.co.uk")).toEqual(domains);
});

test.each([
  ["https://site/a?tool=tax-estimate&revenue=5000#tool", "https://site/a"],
  ["https://site/a?utm_source=mail&tool=visa-route&age=38", "https://site/a?utm_source=mail"],
  ["https://site/contact#tool=Revenue%3A%205000", "https://site/contact"],
  ["https://site/about?utm_source=mail#team", "https://site/about?utm_source=mail#team"],
  ["", ""],
])("of %s analytics hears %s", (url, heard) => {
  expect(withoutAnswers(url)).toBe(heard);
});

test.each<[string, string, string | null, string, "accepted" | null]>([
  ["that is none is asked for", "perhaps", null, "2026-01-01", null],
  ["holds for a year", "accepted", "2025-11-24 2026-01-01", "2026-01-01", "accepted"],
  ["fades after it", "accepted", "2025-11-22 2026-01-01", "2026-01-01", null],
  ["fades with another policy", "accepted", "2026-11-20 2026-01-01", "2026-11-21", null],
  ["made before days were kept counts from now", "accepted", null, "2026-01-01", "accepted"],
  ["of a day that cannot be read fades", "accepted", "once 2026-01-01", "2026-01-01", null],
])("a choice %s", (_what, stored, given, policyDay, held) => {
  const storage = fakeStorage({
    "cookie-consent": stored,
    ...(given !== null && { "cookie-consent-given": given }),
  });
  const now = Date.parse("2026-11-23T12:00:00Z");
  const consent = createConsentStore(
    createEntryStore(() => storage),
    policyDay,
    now,
  );
  expect([consent.read(), consent.isAsking()]).toEqual([held, held === null]);
  if (stored === "accepted") expect(storage.getItem("cookie-consent")).toBe(held);
  consent.choose("declined");
  expect([consent.read(), consent.isAsking()]).toEqual(["declined", false]);
  expect(storage.getItem("cookie-consent-given")).toBe(`2026-11-23 ${policyDay}`);
});

const denied = () => {
  throw new DOMException("denied");
};

const full = { ...fakeStorage({ "home-country": "old" }), setItem: denied };

test.each([
  ["cannot even be named", denied],
  ["is full", () => full],
])("in a storage that %s an entry stays for the page, not the old one", (_what, storage) => {
  const store = createEntryStore(storage);
  store.write("home-country", "new");
  expect(store.read("home-country")).toBe("new");
  store.remove("home-country");
  expect(store.read("home-country")).toBeNull();
});

/** What opens, "-" where all is shut again. A number is how many milliseconds pass. */
test.each([
  ["a pointer that only passes opens nothing", "over:a 199 leave 1000", ""],
  ["one that rests opens, and shuts once it has left", "over:a 200 leave 150", "a -"],
  ["one that comes back shuts nothing", "over:a 200 leave 149 over:a 1000", "a"],
  ["the next one opens at once while one is open", "press:a over:b", "a b"],
  ["the next one opens at once soon after", "press:a press:a 299 over:c", "a - c"],
  ["the next one waits again later", "press:a press:a 300 over:c", "a -"],
  ["a press keeps what hovering has opened", "over:a 200 press:a", "a"],
  ["the press after it shuts, another opens", "over:a 200 press:a press:a press:a", "a - a"],
])("%s: %s", (_what, steps, opened) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log: string[] = [];
  const menu = createOpenMenu<string>((now) => log.push(now ?? "-"));
  for (const step of steps.split(" ")) {
    const [what, name = ""] = step.split(":");
    if (what === "over") menu.pointerEnters(name);
    else if (what === "press") menu.toggle(name);
    else if (what === "leave") menu.pointerLeaves();
    else vi.advanceTimersByTime(Number(what));
  }
  expect(log.join(" ")).toBe(opened);
  expect(menu.current() ?? "-").toBe(log.at(-1) ?? "-");
});

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

test("no script but ours is loaded", () => {
  expect(OURS.map(addressRules.createScriptURL)).toEqual(OURS);
  for (const address of OTHERS) {
    expect(() => addressRules.createScriptURL(address), address).toThrow(TypeError);
  }
});

/** The browser's window, as far as the reports of errors need it. @returns what they told the site */
function watchedWindow() {
  const window = new EventTarget();
  const told: string[] = [];
  const sendBeacon = (_address: string, report: string) => told.push(JSON.parse(report).message);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("navigator", { onLine: true, sendBeacon });
  vi.stubGlobal("location", { pathname: "/about" });
  onTestFinished(() => void vi.unstubAllGlobals());
  reportErrors();
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  return { reject, told };
}

test.each([
  ["AbortError", "Transition was skipped"],
  ["AbortError", "Skipped ViewTransition due to another transition starting"],
  ["AbortError", "Old view transition aborted by new view transition."],
  ["InvalidStateError", "Transition was aborted because of invalid state"],
  ["TimeoutError", "Transition was aborted because of timeout in DOM update"],
])("an aborted view transition is no error of the page: %s, %s", (name, message) => {
  const { reject, told } = watchedWindow();
  reject(new DOMException(message, name));
  expect(told).toEqual([]);
});

test("every other rejection is told, aborted transitions take none of the three reports of a page", () => {
  const { reject, told } = watchedWindow();
  for (const _ of [1, 2, 3]) reject(new DOMException("Transition was skipped", "AbortError"));
  const reasons = [
    new DOMException("signal is aborted without reason", "AbortError"),
    new TypeError("Transition was skipped"),
    new DOMException("Transition was skipped", "DataError"),
    "one too many",
  ];
  for (const reason of reasons) reject(reason);
  expect(told).toEqual(reasons.slice(0, 3).map(String));
});
