import { expect, onTestFinished, test, vi } from "vitest";
import {
  cookieDomains,
  googleCookieNames,
} from "#web/components/shell/script/analytics/google-tag.ts";
import {
  pageEvents as eventsOf,
  type PageView,
  withoutAnswers,
} from "#web/components/shell/script/analytics/page-events.ts";
import { createConsentStore } from "#web/components/shell/script/consent/consent-store.ts";
import { createTrustedAddresses } from "#web/components/shell/script/load-script.ts";
import { createOpenMenu } from "#web/components/shell/script/menus/menu-bar.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { fakeStorage } from "./forms/fake-storage.ts";

test("Google's cookies and no others are taken away, from the host up to its last label", () => {
  const cookies = "_ga=1; session=1; _ga_AB12=1; _gcl_au=1.1; _gali=x; consent=_ga; _gid=3";
  expect(googleCookieNames(cookies)).toEqual(["_ga", "_ga_AB12", "_gcl_au", "_gid"]);
  const domains = ["www.example.co.uk", "example.co.uk", "co.uk", "uk"];
  expect(cookieDomains("www.example.co.uk")).toEqual(domains);
});

const pageEvents = (view: PageView) => eventsOf(view, "/contact");
const page = (path: string) => ({ path, title: "A page" });

test("every page is a page view, and the contact page is tracked by its name as well", () => {
  const about = { page_path: "/about", page_title: "A page" };
  expect(pageEvents(page("/about"))).toEqual([["event", "page_view", about]]);
  const [, tracked] = pageEvents(page("/contact"));
  expect(tracked).toEqual(["event", "page_tracking", { page: "contact" }]);
  expect(pageEvents(page("/contact-us"))).toHaveLength(1);
});

test.each([
  ["https://site/a?tool=tax-estimate&revenue=5000#tool", "https://site/a"],
  [
    "https://site/a?utm_source=mail&tool=tax-estimate&revenue=5000",
    "https://site/a?utm_source=mail",
  ],
  ["https://site/contact#tool=Revenue%3A%205000", "https://site/contact"],
  ["https://site/about?utm_source=mail#team", "https://site/about?utm_source=mail#team"],
  ["", ""],
])("of %s analytics hears %s", (url, heard) => {
  expect(withoutAnswers(url)).toBe(heard);
});

function consentStore(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  return { storage, consent: createConsentStore(createEntryStore(() => storage)) };
}

test.each<[string | undefined, "accepted" | "declined", "accepted" | null]>([
  [undefined, "accepted", null],
  [undefined, "declined", null],
  ["perhaps", "accepted", null],
  ["accepted", "declined", "accepted"],
])("with %s stored, a choice of %s is stored and asks no more", (stored, choice, held) => {
  const { storage, consent } = consentStore(stored ? { "cookie-consent": stored } : {});
  expect([consent.read(), consent.isAsking()]).toEqual([held, held === null]);
  const opener = { focus: vi.fn() } satisfies Pick<HTMLElement, "focus">;
  consent.askAgain(opener);
  expect([consent.read(), consent.isAsking()]).toEqual([held, true]);
  consent.choose(choice);
  expect(storage.getItem("cookie-consent")).toBe(choice);
  expect([consent.read(), consent.isAsking()]).toEqual([choice, false]);
  expect(opener.focus).toHaveBeenCalledOnce();
});

test.each<[string, string | null, string, "accepted" | null]>([
  ["holds for a year", "2025-11-24 2026-01-01", "2026-01-01", "accepted"],
  ["fades after it", "2025-11-22 2026-01-01", "2026-01-01", null],
  ["fades where the policy is another", "2026-11-20 2026-01-01", "2026-11-21", null],
  ["made before days were kept counts from now on", null, "2026-01-01", "accepted"],
  ["whose day cannot be read fades", "yesterday 2026-01-01", "2026-01-01", null],
])("a choice %s", (_what, given, policyDay, held) => {
  const storage = fakeStorage({
    "cookie-consent": "accepted",
    ...(given !== null && { "cookie-consent-given": given }),
  });
  const now = Date.parse("2026-11-23T12:00:00Z");
  const consent = createConsentStore(
    createEntryStore(() => storage),
    policyDay,
    now,
  );
  expect(consent.read()).toBe(held);
  expect(storage.getItem("cookie-consent")).toBe(held);
  consent.choose("declined");
  expect(storage.getItem("cookie-consent-given")).toBe(`2026-11-23 ${policyDay}`);
});

test("a storage that cannot even be named leaves entries in memory", () => {
  const store = createEntryStore(() => {
    throw new DOMException("denied", "SecurityError");
  });
  store.write("home-country", "value");
  expect(store.read("home-country")).toBe("value");
  store.remove("home-country");
  expect(store.read("home-country")).toBeNull();
});

test("a full storage keeps the newest value in memory, not the old one on disk", () => {
  const storage = fakeStorage({ "home-country": "old" });
  const store = createEntryStore(() => ({
    ...storage,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  }));
  store.write("home-country", "new");
  expect(store.read("home-country")).toBe("new");
});

/** Menus by name, with a log of which were opened; "-" where all were shut. */
function menus() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log: string[] = [];
  return { log, menu: createOpenMenu<string>((now) => log.push(now ?? "-")) };
}

test("a pointer opens after 200 ms of rest, and its leaving closes after 150 ms", () => {
  const { log, menu } = menus();
  menu.pointerEnters("a");
  vi.advanceTimersByTime(199);
  menu.pointerLeaves();
  vi.advanceTimersByTime(1_000);
  expect(log, "one that only passes opens nothing").toEqual([]);
  menu.pointerEnters("a");
  vi.advanceTimersByTime(200);
  expect(log).toEqual(["a"]);
  menu.pointerLeaves();
  vi.advanceTimersByTime(149);
  menu.pointerEnters("a");
  vi.advanceTimersByTime(1_000);
  expect(log, "one that comes back closes nothing").toEqual(["a"]);
  menu.pointerLeaves();
  vi.advanceTimersByTime(150);
  expect(log).toEqual(["a", "-"]);
});

test("the next one opens at once while one is open, and within 300 ms after it closed", () => {
  const { log, menu } = menus();
  menu.show("a");
  menu.pointerEnters("b");
  expect(log).toEqual(["a", "b"]);
  menu.show(null);
  vi.advanceTimersByTime(299);
  menu.pointerEnters("c");
  expect(log).toEqual(["a", "b", "-", "c"]);
  menu.show(null);
  vi.advanceTimersByTime(300);
  menu.pointerEnters("a");
  expect(log.at(-1)).toBe("-");
});

test("a click keeps what hovering has opened; the next one closes it", () => {
  const { log, menu } = menus();
  menu.pointerEnters("a");
  vi.advanceTimersByTime(200);
  menu.toggle("a");
  expect(log).toEqual(["a"]);
  menu.toggle("a");
  expect(log).toEqual(["a", "-"]);
  menu.toggle("a");
  expect(menu.current()).toBe("a");
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

test("a browser with Trusted Types gets one policy, and each lets nothing but ours be loaded", () => {
  const policies: string[] = [];
  const trusted = createTrustedAddresses(() => ({
    emptyHTML: "",
    createPolicy(name, rules) {
      policies.push(name);
      return { createScriptURL: (address) => `trusted ${rules.createScriptURL(address)}` };
    },
  }));
  const plain = createTrustedAddresses(() => undefined);
  expect(policies).toEqual([]);
  expect(OURS.map(trusted)).toEqual(OURS.map((address) => `trusted ${address}`));
  expect(OURS.map(plain)).toEqual(OURS);
  expect(policies).toEqual(["shell"]);
  for (const address of OTHERS) {
    expect(() => trusted(address), address).toThrow(TypeError);
    expect(() => plain(address), address).toThrow(TypeError);
  }
});
