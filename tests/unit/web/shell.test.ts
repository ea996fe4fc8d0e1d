import { expect, onTestFinished, test, vi } from "vitest";
import {
  cookieDomains,
  googleCookieNames,
} from "#web/components/shell/script/analytics/google-cookies.ts";
import {
  pageEvents as eventsOf,
  type PageView,
  type TagCommand,
} from "#web/components/shell/script/analytics/page-events.ts";
import { createTagQueue, type Tag } from "#web/components/shell/script/analytics/tag-queue.ts";
import { createConsentStore } from "#web/components/shell/script/consent/consent-store.ts";
import { createOpenMenu } from "#web/components/shell/script/menus/open-menu.ts";
import { register } from "#web/components/shell/script/page/register-service-worker.ts";
import { createTrustedAddresses } from "#web/components/shell/script/trusted-script-address.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { fakeStorage } from "./forms/fake-storage.ts";

test("names Google's cookies and no others", () => {
  const cookies =
    "_ga=GA1.1.2; session=1; _ga_AB12=GS1.1; _gcl_au=1.1; _gali=x; consent=_ga; _gid=3";
  expect(googleCookieNames(cookies)).toEqual(["_ga", "_ga_AB12", "_gcl_au", "_gid"]);
});

test("climbs from the host to its last label", () => {
  expect(cookieDomains("www.example.co.uk")).toEqual([
    "www.example.co.uk",
    "example.co.uk",
    "co.uk",
    "uk",
  ]);
});

const pageEvents = (view: PageView) => eventsOf(view, "/contact");
const page = (path: string, title = "A page") => ({ path, title, url: `https://site${path}` });

test("every page is a page view with its path and title", () => {
  expect(pageEvents(page("/about", "About us"))).toEqual([
    [
      "event",
      "page_view",
      { page_path: "/about", page_title: "About us", page_location: "https://site/about" },
    ],
  ]);
});

test("the contact page is tracked by its name as well", () => {
  const events = pageEvents(page("/contact"));
  expect(events.map(([, name]) => name)).toEqual(["page_view", "page_tracking"]);
  expect(events[1]).toEqual(["event", "page_tracking", { page: "contact" }]);
});

test("a path that only begins like the contact page is not", () => {
  expect(pageEvents(page("/contact-us"))).toHaveLength(1);
});

test.each([
  ["what a tool was asked", "?tool=tax-estimate&revenue=5000"],
  ["a result that is carried to the form", "#tool=Revenue%3A%205000"],
])("%s is left out of the address", (_, rest) => {
  const view = { path: "/contact", title: "Contact", url: `https://site/contact${rest}` };
  expect(JSON.stringify(pageEvents(view))).not.toContain("5000");
  expect(pageEvents(view)[0]?.[2]).toMatchObject({ page_location: "https://site/contact" });
});

test("what a campaign wrote into the address stays", () => {
  const url = "https://site/about?utm_source=mail#team";
  expect(pageEvents({ path: "/about", title: "About", url })[0]?.[2]).toMatchObject({
    page_location: url,
  });
});

/** A queue whose tag notes what happens to it. */
function recordedQueue() {
  const log: (TagCommand | string)[] = [];
  const tag: Tag = {
    allow: (isAllowed) => log.push(isAllowed ? "allowed" : "not allowed"),
    push: (command) => log.push(command),
  };
  const queue = createTagQueue(() => {
    log.push("started");
    return tag;
  });
  return { log, queue };
}

const view = (path: string) => ["event", "page_view", { page_path: path }];

test("starts nothing while there is no choice", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent(null);
  expect(log).toEqual([]);
});

test("delivers what has waited, in order, once the visitor accepts, and all that follows", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.send(view("/about"));
  queue.setConsent("accepted");
  queue.send(view("/contact"));
  queue.send(view("/free-zones"));
  const commands = log.filter((entry) => typeof entry !== "string");
  expect(commands).toEqual([view("/"), view("/about"), view("/contact"), view("/free-zones")]);
  expect(log.slice(0, 2)).toEqual(["started", "allowed"]);
  expect(log.filter((entry) => entry === "started")).toHaveLength(1);
});

test("drops what has waited once the visitor declines, and all that follows", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("declined");
  queue.send(view("/about"));
  expect(log).toEqual([]);
});

test("begins from there when a visitor accepts after declining", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("declined");
  queue.send(view("/about"));
  queue.setConsent("accepted");
  queue.send(view("/contact"));
  expect(log.filter((entry) => typeof entry !== "string")).toEqual([view("/contact")]);
});

test.each(["declined", null] as const)(
  "a started tag is no longer allowed when consent turns %s",
  (choice) => {
    const { log, queue } = recordedQueue();
    queue.setConsent("accepted");
    log.length = 0;
    queue.setConsent(choice);
    queue.send(view("/about"));
    expect(log).toEqual(["not allowed"]);
  },
);

test("what is sent after the visitor thought better of it goes nowhere", () => {
  const { log, queue } = recordedQueue();
  queue.setConsent("accepted");
  queue.setConsent("declined");
  queue.send(view("/"));
  queue.setConsent("accepted");
  expect(log).toEqual(["started", "allowed", "not allowed", "allowed"]);
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

function consentStore(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  return { storage, consent: createConsentStore(createEntryStore(() => storage)) };
}

test("asks while nothing is stored", () => {
  const { consent } = consentStore();
  expect(consent.read()).toBeNull();
  expect(consent.isAsking()).toBe(true);
});

test.each(["accepted", "declined"] as const)("stores %s and asks no more", (choice) => {
  const { storage, consent } = consentStore();
  consent.choose(choice);
  expect(storage.getItem("cookie-consent")).toBe(choice);
  expect(consent.read()).toBe(choice);
  expect(consent.isAsking()).toBe(false);
});

test("a value that is no choice counts as none", () => {
  const { consent } = consentStore({ "cookie-consent": "perhaps" });
  expect(consent.read()).toBeNull();
  expect(consent.isAsking()).toBe(true);
});

test("asking again keeps the choice until there is another", () => {
  const { consent } = consentStore({ "cookie-consent": "accepted" });
  const opener = { focus: vi.fn() } satisfies Pick<HTMLElement, "focus">;
  consent.askAgain(opener);
  expect(consent.isAsking()).toBe(true);
  expect(consent.read()).toBe("accepted");
  consent.choose("declined");
  expect(consent.isAsking()).toBe(false);
  expect(consent.read()).toBe("declined");
  expect(opener.focus).toHaveBeenCalledOnce();
});

test("writes through to the storage and reads from it", () => {
  const storage = fakeStorage();
  const store = createEntryStore(() => storage);
  store.write("key", "value");
  expect(storage.getItem("key")).toBe("value");
  storage.setItem("key", "changed elsewhere");
  expect(store.read("key")).toBe("changed elsewhere");
  store.remove("key");
  expect(store.read("key")).toBeNull();
});

test("a storage that cannot even be named leaves entries in memory", () => {
  const store = createEntryStore(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(store.read("key")).toBeNull();
  store.write("key", "value");
  expect(store.read("key")).toBe("value");
  store.remove("key");
  expect(store.read("key")).toBeNull();
});

test("a full storage keeps the newest value in memory, not the old one on disk", () => {
  const storage = fakeStorage({ key: "old" });
  const store = createEntryStore(() => ({
    ...storage,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  }));
  store.write("key", "new");
  expect(store.read("key")).toBe("new");
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

test("registers the service worker", async () => {
  const registered: string[] = [];
  await register({ serviceWorker: { register: async (path) => registered.push(String(path)) } });
  expect(registered).toEqual(["/service-worker.js"]);
});

test("says in the console why the offline page is not available", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const cause = new Error("no room");
  await register({ serviceWorker: { register: () => Promise.reject(cause) } });
  expect(warn.mock.calls).toEqual([["The offline page is not available.", cause]]);
});

const tagAddress = "https://www.googletagmanager.com/gtag/js?id=G-1";
const withoutTrustedTypes = createTrustedAddresses(() => undefined);

test.each(["/service-worker.js", tagAddress])("%s may be loaded", (address) => {
  expect(withoutTrustedTypes(address)).toBe(address);
});

test.each([
  "/other.js",
  "https://www.googletagmanager.com.example.com/gtag/js?id=G-1",
  "https://www.googletagmanager.com/gtm.js?id=G-1",
  "https://example.com/service-worker.js",
  "data:text/javascript,alert(1)",
])("%s may not", (address) => {
  expect(() => withoutTrustedTypes(address)).toThrow(TypeError);
});

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
