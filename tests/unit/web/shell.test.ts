import { expect, onTestFinished, test, vi } from "vitest";
import {
  cookieDomains,
  googleCookieNames,
} from "#web/components/shell/script/analytics/google-cookies.ts";
import {
  pageEvents as eventsOf,
  type PageView,
  type TagCommand,
  withoutAnswers,
} from "#web/components/shell/script/analytics/page-events.ts";
import { createTagQueue, type Tag } from "#web/components/shell/script/analytics/tag-queue.ts";
import { createConsentStore } from "#web/components/shell/script/consent/consent-store.ts";
import { createOpenMenu } from "#web/components/shell/script/menus/open-menu.ts";
import { register } from "#web/components/shell/script/page/register-service-worker.ts";
import { createTrustedAddresses } from "#web/components/shell/script/trusted-script-address.ts";
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

const view = (path: string) => ["event", "page_view", { page_path: path }];

test.each<[string, ("accepted" | "declined" | null | `/${string}`)[], string[]]>([
  ["nothing is started while there is no choice", ["/", null], []],
  [
    "what has waited is delivered, and what follows",
    ["/", "/a", "accepted", "/b"],
    ["started", "allowed", "/", "/a", "allowed", "/b"],
  ],
  ["what has waited is dropped, and what follows", ["/", "declined", "/a"], []],
  [
    "who accepts later begins from there",
    ["/", "declined", "/a", "accepted", "/b"],
    ["started", "allowed", "allowed", "/b"],
  ],
  [
    "who declines later is told of no more",
    ["accepted", "declined", "/a"],
    ["started", "allowed", "not allowed"],
  ],
  ["so is who is asked anew", ["accepted", null, "/a"], ["started", "allowed", "not allowed"]],
  [
    "what was sent meanwhile goes nowhere",
    ["accepted", "declined", "/", "accepted"],
    ["started", "allowed", "not allowed", "allowed"],
  ],
])("%s: %j", (_what, steps, expected) => {
  const log: (TagCommand | string)[] = [];
  const queue = createTagQueue(() => {
    log.push("started");
    return {
      allow: (isAllowed) => log.push(isAllowed ? "allowed" : "not allowed"),
      push: (command) => log.push(command),
    };
  });
  for (const step of steps) {
    if (step?.startsWith("/")) queue.send(view(step));
    else queue.setConsent(step === "accepted" || step === "declined" ? step : null);
  }
  expect(log).toEqual(expected.map((each) => (each.startsWith("/") ? view(each) : each)));
});

test("a tag that could not be started is tried again with the next event", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const pushed: TagCommand[] = [];
  const startTag = vi
    .fn<() => Tag>()
    .mockImplementationOnce(() => {
      throw new TypeError("Policy disallowed");
    })
    .mockReturnValue({ allow: () => {}, push: (command) => pushed.push(command) });
  const queue = createTagQueue(startTag);
  queue.send(view("/"));
  queue.setConsent("accepted");
  expect(warn).toHaveBeenCalledOnce();
  queue.send(view("/about"));
  expect(pushed).toEqual([view("/"), view("/about")]);
});

const consentIn = (storage: Storage, ...policy: [day?: string, now?: number]) =>
  createConsentStore(
    createEntryStore(() => storage),
    ...policy,
  );

test.each<[Record<string, string>]>([[{}], [{ "cookie-consent": "perhaps" }]])(
  "asks while the storage holds %j, and no more after a choice",
  (entries) => {
    const storage = fakeStorage(entries);
    const consent = consentIn(storage);
    expect([consent.read(), consent.isAsking()]).toEqual([null, true]);
    for (const choice of ["accepted", "declined"] as const) {
      consent.choose(choice);
      expect(storage.getItem("cookie-consent")).toBe(choice);
      expect([consent.read(), consent.isAsking()]).toEqual([choice, false]);
    }
  },
);

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
  const consent = consentIn(storage, policyDay, now);
  expect(consent.read()).toBe(held);
  expect(storage.getItem("cookie-consent")).toBe(held);
  consent.choose("declined");
  expect(storage.getItem("cookie-consent-given")).toBe(`2026-11-23 ${policyDay}`);
});

test("asking again keeps the choice until there is another", () => {
  const consent = consentIn(fakeStorage({ "cookie-consent": "accepted" }));
  const opener = { focus: vi.fn() } satisfies Pick<HTMLElement, "focus">;
  consent.askAgain(opener);
  expect(consent.isAsking()).toBe(true);
  expect(consent.read()).toBe("accepted");
  consent.choose("declined");
  expect(consent.isAsking()).toBe(false);
  expect(consent.read()).toBe("declined");
  expect(opener.focus).toHaveBeenCalledOnce();
});

const unnamed = (): Storage => {
  throw new DOMException("denied", "SecurityError");
};
const full: Storage = {
  ...fakeStorage({ "home-country": "old" }),
  setItem() {
    throw new DOMException("full", "QuotaExceededError");
  },
};

test.each([
  ["cannot even be named", unnamed],
  ["is full, whose old value no longer counts", () => full],
])("what is written stays in memory where the storage %s", (_what, storageOf) => {
  const store = createEntryStore(storageOf);
  store.write("home-country", "new");
  expect(store.read("home-country")).toBe("new");
  store.remove("home-country");
  expect(store.read("home-country")).toBeNull();
});

test("writes through to the storage and reads from it", () => {
  const storage = fakeStorage();
  const store = createEntryStore(() => storage);
  store.write("home-country", "value");
  expect(storage.getItem("home-country")).toBe("value");
  storage.setItem("home-country", "changed elsewhere");
  expect(store.read("home-country")).toBe("changed elsewhere");
  store.remove("home-country");
  expect(store.read("home-country")).toBeNull();
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
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["a"]);
  menu.pointerLeaves();
  vi.advanceTimersByTime(149);
  expect(log).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["a", "-"]);
});

test("a pointer that only passes opens nothing, and one that comes back closes nothing", () => {
  const { log, menu } = menus();
  menu.pointerEnters("a");
  vi.advanceTimersByTime(150);
  menu.pointerLeaves();
  vi.advanceTimersByTime(1_000);
  expect(log).toEqual([]);
  menu.show("a");
  menu.pointerLeaves();
  vi.advanceTimersByTime(149);
  menu.pointerEnters("a");
  vi.advanceTimersByTime(1_000);
  expect(log).toEqual(["a"]);
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

test("registers the service worker, or says in the console why there is no offline page", async () => {
  const cause = new Error("no room");
  const registering = vi.fn(async (_path: string | URL): Promise<unknown> => undefined);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await register({ serviceWorker: { register: registering } });
  expect([registering.mock.calls, warn.mock.calls]).toEqual([[["/service-worker.js"]], []]);
  registering.mockRejectedValue(cause);
  await register({ serviceWorker: { register: registering } });
  expect(warn.mock.calls).toEqual([["The offline page is not available.", cause]]);
});

const tagAddress = "https://www.googletagmanager.com/gtag/js?id=G-1";
const load = createTrustedAddresses(() => undefined);
const mayLoad = (address: string) => {
  try {
    return load(address) === address;
  } catch (error) {
    return !(error instanceof TypeError);
  }
};

test.each<[string, boolean]>([
  ["/service-worker.js", true],
  ["/built/vitals-0a1b.js", true],
  [tagAddress, true],
  ["/other.js", false],
  ["/built/../other.js", false],
  ["https://www.googletagmanager.com.example.com/gtag/js?id=G-1", false],
  ["https://www.googletagmanager.com/gtm.js?id=G-1", false],
  ["https://example.com/service-worker.js", false],
  ["data:text/javascript,alert(1)", false],
])("may %s be loaded: %s", (address, expected) => expect(mayLoad(address)).toBe(expected));

test("a browser with Trusted Types gets one policy, which lets nothing else through", () => {
  type Rules = { createScriptURL(address: string): string };
  const policies: [name: string, rules: Rules][] = [];
  const trusted = createTrustedAddresses(() => ({
    emptyHTML: "",
    createPolicy(name, rules) {
      policies.push([name, rules]);
      return { createScriptURL: (address) => `trusted ${rules.createScriptURL(address)}` };
    },
  }));
  expect(policies).toEqual([]);
  expect(trusted(tagAddress)).toBe(`trusted ${tagAddress}`);
  expect(trusted("/service-worker.js")).toBe("trusted /service-worker.js");
  expect(policies.map(([name]) => name)).toEqual(["shell"]);
  expect(() => trusted("/other.js")).toThrow(TypeError);
});
