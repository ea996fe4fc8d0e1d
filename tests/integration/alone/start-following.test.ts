import { existsSync, readFileSync } from "node:fs";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { idleFollowing } from "#tests/support/idle-following.ts";
import type { ContentStore, Refreshed } from "#web/content/store/content-store.ts";
import { createLossGuard } from "#web/content/store/loss-guard.ts";
import { type MadeFrom, madeFrom, type RenderedPages } from "#web/content/store/rendered-pages.ts";
import { refusedLossFile, resultsFile, type SiteContent } from "#web/content/store/site-content.ts";
import { startFollowing } from "#web/content/store/start-following.ts";
import { log } from "#web/lib/log.ts";

vi.mock(import("#web/content/store/follow-content.ts"), async (original) => ({
  ...(await original()),
  // tests/integration/follow-content.test.ts tests the live events.
  followContent: ({ store, onRefreshed }) => {
    heard.onRefreshed = onRefreshed;
    heard.refresh = store.refresh;
    return { ...idleFollowing };
  },
}));

const heard: {
  onRefreshed?: (refreshed: Refreshed) => Promise<void>;
  refresh?: ContentStore["refresh"];
} = {};

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

const PATHS = ["/", "/about", "/contact"];

const NOON = "2026-05-01T08:00:00Z";

/** A disk that keeps what pages were made from. */
function emptyDisk(): RenderedPages {
  let kept: ReadonlyMap<string, MadeFrom> = new Map();
  return {
    read: () => kept,
    save: async (pages) => {
      kept = new Map(pages);
    },
  };
}

/** What each page shows: something of the site, and something of its own. */
const someResults = () => new Map(["site", ...PATHS].map((key) => [key, "1"]));

const from = (...queries: string[]): MadeFrom => ({ queries: new Set(queries), digest: "" });

/** A process that follows the content lake, on a day at noon in Dubai. */
async function start(
  isServing = async () => true,
  { disk = emptyDisk(), results = someResults(), now = NOON } = {},
) {
  vi.useFakeTimers({
    toFake: ["setInterval", "clearInterval", "Date"],
    now: new Date(now),
  });
  const listeners = process.listeners("SIGTERM");
  onTestFinished(() => {
    vi.useRealTimers();
    for (const each of process.listeners("SIGTERM"))
      if (!listeners.includes(each)) process.off("SIGTERM", each);
  });
  const made: string[] = [];
  const saved: string[] = [];
  const observed: number[] = [];
  const faults = new Map<string, string>();
  const holds = new Map<string, Promise<void>>();
  const lossGuard = createLossGuard();
  const store: Pick<ContentStore, "refresh" | "holds" | "lossGuard" | "save" | "resultOf"> = {
    resultOf: (key) => results.get(key),
    holds: () => false,
    lossGuard,
    refresh: async () => ({ changed: new Set(), edited: new Set() }),
    save: async (file) => void saved.push(file),
  };
  const content: SiteContent = {
    read: async () => "{}",
    madeFrom: new Map(),
    clearCache() {},
    timesCleared: 0,
    ownToken: "",
  };
  // Next 16.4.6 answers a second request for a page that is being rendered with that page
  // (dist/server/response-cache/index.js).
  const underWay = new Map<string, Promise<void>>();
  async function render(path: string): Promise<void> {
    made.push(path);
    const read = ["site", path].map((key): [string, string] => [key, results.get(key) ?? ""]);
    content.madeFrom.set(path, madeFrom(dubaiDay(), new Map(read)));
    await holds.get(path);
    const fault = faults.get(path);
    if (fault !== undefined) throw new Error(fault);
  }
  startFollowing(content, {
    store,
    rendered: disk,
    paths: async () => PATHS,
    isServing,
    observe: (seconds) => observed.push(seconds),
    revalidate(path) {
      const rendering = underWay.get(path) ?? render(path).finally(() => underWay.delete(path));
      underWay.set(path, rendering);
      return rendering;
    },
  });
  await settled();
  const atStart = made.splice(0);
  const publish = async (changed: string[], edited: string[] = []) => {
    await heard.onRefreshed?.({ changed: new Set(changed), edited: new Set(edited) });
    await settled();
    return made.splice(0);
  };
  return { content, store, made, saved, observed, faults, holds, atStart, publish };
}

test("a start revalidates every page once", async () => {
  const { atStart, made } = await start();
  expect(atStart).toEqual(PATHS);
  vi.advanceTimersByTime(10_000);
  await settled();
  expect(made).toEqual([]);
});

test("the next start revalidates only what would be made from something else", async () => {
  const [disk, results] = [emptyDisk(), someResults()];
  await start(undefined, { disk, results });
  expect((await start(undefined, { disk, results })).atStart).toEqual([]);
  results.set("/about", "2");
  expect((await start(undefined, { disk, results })).atStart).toEqual(["/about"]);
  results.set("site", "2");
  expect((await start(undefined, { disk, results })).atStart).toEqual(PATHS);
  const tomorrow = { disk, results, now: "2026-05-02T08:00:00Z" };
  expect((await start(undefined, tomorrow)).atStart).toEqual(PATHS);
});

test("a process that renders nothing at its start knows which pages show a change", async () => {
  const disk = emptyDisk();
  await start(undefined, { disk });
  const { publish } = await start(undefined, { disk });
  expect(await publish(["/about"])).toEqual(["/about"]);
});

test("a page that changes while it is rendered is rendered again", async () => {
  const { holds, publish, made } = await start();
  const about = Promise.withResolvers<void>();
  holds.set("/about", about.promise);
  expect(await publish(["site"])).toEqual(["/", "/about"]);
  const edited = publish(["/about"], ["/about"]);
  await settled();
  about.resolve();
  expect([...made, ...(await edited)]).toContain("/about");
});

test("a process that is killed while it renders many pages begins anew only with the last ones", async () => {
  const [disk, results] = [emptyDisk(), someResults()];
  const { holds, publish } = await start(undefined, { disk, results });
  results.set("site", "2");
  const about = Promise.withResolvers<void>();
  holds.set("/about", about.promise);
  holds.set("/contact", new Promise(() => {}));
  await publish(["site"]);
  vi.setSystemTime(Date.now() + 10_000);
  about.resolve();
  await settled();
  expect((await start(undefined, { disk, results })).atStart).toEqual(["/contact"]);
});

test("a page that was not stored yet when the process was killed is revalidated at the next start", async () => {
  const [disk, results] = [emptyDisk(), someResults()];
  const { holds, publish } = await start(undefined, { disk, results });
  const contact = Promise.withResolvers<void>();
  holds.set("/contact", contact.promise);
  await publish(["site"]);
  results.set("/about", "2");
  holds.set("/about", new Promise(() => {}));
  void publish(["/about"]);
  await settled();
  vi.setSystemTime(Date.now() + 10_000);
  contact.resolve();
  await settled();
  expect((await start(undefined, { disk, results })).atStart).toEqual(["/about"]);
});

test("what pages were made from is saved once at a time, and pages that become stale meanwhile follow", async () => {
  const disk = emptyDisk();
  const { publish, made } = await start(undefined, { disk });
  const saves = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let saving = 0;
  vi.spyOn(disk, "save").mockImplementation(() => {
    saving += 1;
    return saves[saving - 1]?.promise ?? Promise.resolve();
  });
  await publish(["/about"]);
  await publish(["site"]);
  expect(saving).toBe(1);
  saves[0]?.resolve();
  await settled();
  expect(made).toEqual(["/about", "/contact"]);
  expect(saving).toBe(2);
});

test("nothing is written while nothing is rendered", async () => {
  const disk = emptyDisk();
  const save = vi.spyOn(disk, "save");
  await start(undefined, { disk });
  const atStart = save.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  await settled();
  expect([atStart, save.mock.calls.length]).toEqual([1, 1]);
});

test("a page that failed, or could not be stored, is revalidated at the next start", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => {});
  onTestFinished(() => {
    globalThis.sitePageStorage = undefined;
  });
  const disk = emptyDisk();
  const { faults, publish } = await start(undefined, { disk });
  faults.set("/about", "It is away.");
  await publish(["site"]);
  expect((await start(undefined, { disk })).atStart).toEqual(["/about"]);

  const other = emptyDisk();
  globalThis.sitePageStorage = { problem: undefined, failures: 1 };
  await start(undefined, { disk: other });
  expect((await start(undefined, { disk: other })).atStart).toEqual(PATHS);
});

test("no page is revalidated before the server responds", async () => {
  const answers = [false, false, true];
  const { atStart, made } = await start(async () => answers.shift() ?? true);
  expect(atStart).toEqual([]);
  await vi.waitFor(() => expect(made).toEqual(PATHS), { timeout: 5_000 });
  expect(answers).toEqual([]);
});

test("the next publish does not wait until the results of the last one are written", async () => {
  const { store, saved, publish } = await start();
  const written = Promise.withResolvers<void>();
  store.save = async (file) => {
    await written.promise;
    saved.push(file);
  };
  expect(await publish(["site"], ["/about"])).toEqual(["/about", "/", "/contact"]);
  const next = heard.onRefreshed?.({ changed: new Set(["/contact"]), edited: new Set() });
  await expect(Promise.race([next, settled().then(() => "waits")])).resolves.toBeUndefined();
  expect(saved).toEqual([]);
  written.resolve();
  await vi.waitFor(() => expect(saved).toHaveLength(2));
});

test("results of a publish are saved for the next start, and a failure to save is logged", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const { store, saved, observed, publish } = await start();
  await publish(["site"]);
  expect(saved).toEqual([resultsFile()]);
  expect(observed).toEqual([expect.any(Number)]);
  store.save = () => Promise.reject(new Error("The disk is full."));
  expect(await publish(["site"])).toEqual(PATHS);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("The disk is full."));
});

test("an edited page is revalidated before pages that are waiting", async () => {
  const { content, holds, made, publish } = await start();
  const { promise, resolve } = Promise.withResolvers<void>();
  holds.set("/about", promise);
  expect(await publish(["site"])).toEqual(["/", "/about"]);
  for (const path of PATHS) content.madeFrom.set(path, from(path));
  expect(await publish(["/"], ["/"])).toEqual(["/"]);
  resolve();
  await settled();
  expect(made).toEqual(["/contact"]);
});

test("a publish revalidates the pages that show the change, the edited one first", async () => {
  const { content, publish } = await start();
  content.madeFrom.set("/", from("site", "home"));
  content.madeFrom.set("/about", from("site", "about"));
  content.madeFrom.set("/contact", from("site", "contact"));
  expect(await publish(["about"])).toEqual(["/about"]);
  expect(await publish(["site", "contact"], ["/contact"])).toEqual(["/contact", "/", "/about"]);
  expect(await publish(["nobody"])).toEqual([]);
  content.madeFrom.delete("/");
  expect(await publish(["nobody"])).toEqual(["/"]);
});

test("a page that fails to render is logged once, retried, and delays no other page", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const { faults, publish, made } = await start();
  faults.set("/", "It is away.");
  expect(await publish(["site"])).toEqual(PATHS);
  for (const _ of ["once", "again"]) {
    vi.advanceTimersByTime(10_000);
    await settled();
  }
  expect(made.splice(0)).toEqual(["/", "/"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("It is away."));
  faults.clear();
  vi.advanceTimersByTime(10_000);
  await settled();
  vi.advanceTimersByTime(10_000);
  await settled();
  expect(made).toEqual(["/"]);
});

test("every page is revalidated within half a minute after midnight in Dubai", async () => {
  const { made } = await start();
  vi.setSystemTime(new Date("2026-05-01T19:59:55Z"));
  vi.advanceTimersByTime(10_000);
  await settled();
  vi.advanceTimersByTime(10_000);
  await settled();
  expect(made).toEqual(PATHS);
});

test("a held-back loss of content is remembered across a restart", async () => {
  const dir = await makeTempDir();
  vi.stubEnv("NORDUNE_BUILD_DIR", dir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { store } = await start();
  const pulse = (ofPages: number, hasSettings = true) => JSON.stringify({ ofPages, hasSettings });
  const look = (now: string) => {
    store.refresh = async () => {
      store.lossGuard.check(pulse(800), now);
      return { changed: new Set(), edited: new Set() };
    };
    return heard.refresh?.();
  };
  await expect(look(pulse(300))).rejects.toThrow("has 300 documents of pages");
  expect(refusedLossFile().startsWith(dir)).toBe(true);
  expect(readFileSync(refusedLossFile(), "utf8")).toContain("confirm-loss");
  // Without its settings the content lake may not be the right one, and a build would fail.
  await expect(look(pulse(0, false))).rejects.toThrow("settings");
  expect(existsSync(refusedLossFile())).toBe(false);
  await expect(look(pulse(300))).rejects.toThrow("has 300 documents of pages");
  await look(pulse(799));
  expect(existsSync(refusedLossFile())).toBe(false);
});
