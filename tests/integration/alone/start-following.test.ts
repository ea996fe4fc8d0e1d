import { existsSync, readFileSync } from "node:fs";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { idleFollowing } from "#tests/support/idle-following.ts";
import type { ContentStore, Refreshed } from "#web/content/store/content-store.ts";
import { createLossGuard } from "#web/content/store/loss-guard.ts";
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

/** A process that follows the content lake, on a day at noon in Dubai. */
async function start(isServing = async () => true) {
  vi.useFakeTimers({
    toFake: ["setInterval", "clearInterval", "Date"],
    now: new Date("2026-05-01T08:00:00Z"),
  });
  onTestFinished(() => void vi.useRealTimers());
  const made: string[] = [];
  const saved: string[] = [];
  const observed: number[] = [];
  const faults = new Map<string, string>();
  const holds = new Map<string, Promise<void>>();
  const lossGuard = createLossGuard();
  const store: Pick<ContentStore, "refresh" | "lossGuard" | "save"> = {
    lossGuard,
    refresh: async () => ({ changed: new Set(), edited: new Set() }),
    save: async (file) => void saved.push(file),
  };
  const content: SiteContent = {
    read: async () => "{}",
    queriesOf: new Map(),
    clearCache() {},
    timesCleared: 0,
    ownToken: "",
  };
  startFollowing(content, {
    store,
    paths: async () => PATHS,
    isServing,
    observe: (seconds) => observed.push(seconds),
    async revalidate(path) {
      made.push(path);
      await holds.get(path);
      const fault = faults.get(path);
      if (fault !== undefined) throw new Error(fault);
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

test("no page is revalidated before the server responds", async () => {
  const answers = [false, false, true];
  const { atStart, made } = await start(async () => answers.shift() ?? true);
  expect(atStart).toEqual([]);
  await vi.waitFor(() => expect(made).toEqual(PATHS), { timeout: 5_000 });
  expect(answers).toEqual([]);
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
  for (const path of PATHS) content.queriesOf.set(path, new Set([path]));
  expect(await publish(["/"], ["/"])).toEqual(["/"]);
  resolve();
  await settled();
  expect(made).toEqual(["/contact"]);
});

test("a publish revalidates the pages that show the change, the edited one first", async () => {
  const { content, publish } = await start();
  content.queriesOf.set("/", new Set(["site", "home"]));
  content.queriesOf.set("/about", new Set(["site", "about"]));
  content.queriesOf.set("/contact", new Set(["site", "contact"]));
  expect(await publish(["about"])).toEqual(["/about"]);
  expect(await publish(["site", "contact"], ["/contact"])).toEqual(["/contact", "/", "/about"]);
  expect(await publish(["nobody"])).toEqual([]);
  content.queriesOf.delete("/");
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
