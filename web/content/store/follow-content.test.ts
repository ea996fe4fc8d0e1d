import type { LiveEvent } from "@sanity/client";
import { Subject } from "rxjs";
import { expect, onTestFinished, test, vi } from "vitest";
import { log } from "#web/lib/log.ts";
import { createContentStore, type RefreshOptions } from "./content-store.ts";
import { followContent } from "./follow-content.ts";
import { createLossGuard } from "./loss-guard.ts";

test.each([0, 1, 2, 3, 4, 5, 6])(
  "a live event at the very end of a refresh is not lost (%i)",
  async (ticks) => {
    const ask = async () => ({
      json: JSON.stringify({ ofPages: 1, hasSettings: true, latest: [crypto.randomUUID()] }),
      tags: ["s1:a"],
    });
    const events = new Subject<LiveEvent>();
    const done = Promise.withResolvers<void>();
    let refreshed = 0;
    const following = followContent({
      store: createContentStore(ask, undefined, () => []),
      events,
      onRefreshed: () => {
        refreshed += 1;
        return done.promise;
      },
    });
    await settled();
    done.resolve();
    for (let tick = 0; tick < ticks; tick += 1) await undefined;
    events.next({ type: "message", id: "1", tags: ["s1:a"] });
    await settled();
    expect(refreshed).toBe(2);
    following.stop();
  },
);

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

/** A follower of a content lake, and the refreshes that it requested. */
function startFollowing({
  checkEveryMs = 3_600_000,
  holds = (_revision: string): boolean => false,
} = {}) {
  const events = new Subject<LiveEvent>();
  const asked: RefreshOptions[] = [];
  const answers: (() => Promise<void>)[] = [];
  const pauses: (() => void)[] = [];
  const following = followContent({
    store: {
      lossGuard: createLossGuard(),
      holds,
      async refresh(options = {}) {
        asked.push(options);
        await answers.shift()?.();
        return { changed: new Set(), edited: new Set() };
      },
    },
    events,
    onRefreshed: async () => {},
    checkEveryMs,
    delay: () => new Promise((resolve) => pauses.push(resolve)),
  });
  onTestFinished(() => following.stop());
  return { events, asked, answers, pauses, following };
}

function endPauses(pauses: (() => void)[]): void {
  for (const resolve of pauses.splice(0)) resolve();
}

test("live events refresh what their tags name, several events in one refresh", async () => {
  const { events, asked } = startFollowing();
  await settled();
  asked.length = 0;
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  events.next({ type: "message", id: "2", tags: ["s1:b"] });
  events.next({ type: "message", id: "3", tags: ["s1:c"] });
  await settled();
  expect(asked[0]).toEqual({ tags: new Set(["s1:a"]), since: "1" });
  expect(asked[1]).toMatchObject({ tags: new Set(["s1:b", "s1:c"]), since: "3" });
  expect(asked).toHaveLength(2);
});

/**
 * A follower of a store whose refreshes a newer one cuts short, during a large change and with a
 * publish after it.
 * @param during is called in each refresh, with what it was asked
 * @returns what refreshes were asked since, and what lets the refresh of the large change go on
 */
async function startHurried(
  events = new Subject<LiveEvent>(),
  during: (options: RefreshOptions) => void = () => {},
) {
  const asked: (RefreshOptions & { isHurried: boolean })[] = [];
  const large = Promise.withResolvers<void>();
  let isCutShort = false;
  const following = followContent({
    store: {
      lossGuard: createLossGuard(),
      holds: () => false,
      async refresh(options = {}, isHurried = () => false) {
        if (options.tags?.has("s1:all")) await large.promise;
        during(options);
        asked.push({ ...options, isHurried: isHurried() });
        // The rest is sent where nothing else is.
        isCutShort = isHurried() || (isCutShort && options.tags?.size !== 0 && !options.withRest);
        return { changed: new Set(), edited: new Set(), isCutShort };
      },
    },
    events,
    onRefreshed: async () => {},
    delay: async () => {},
  });
  onTestFinished(() => following.stop());
  await settled();
  asked.length = 0;
  events.next({ type: "message", id: "1", tags: ["s1:all"] });
  events.next({ type: "message", id: "2", tags: ["s1:page"] });
  await settled();
  return { asked, large };
}

test("a publish goes before the queries that a large change has left", async () => {
  const { asked, large } = await startHurried();
  large.resolve();
  await settled();
  expect(asked).toMatchObject([
    { tags: new Set(["s1:all"]), isHurried: true },
    { tags: new Set(["s1:page"]), since: "2", isHurried: false },
    { tags: new Set(), since: "2", isHurried: false },
  ]);
});

test("a further publish goes before the rest, which is sent once nothing else is", async () => {
  const events = new Subject<LiveEvent>();
  let isSent = false;
  const { asked, large } = await startHurried(events, ({ tags }) => {
    if (tags?.size !== 0 || isSent) return;
    isSent = true;
    events.next({ type: "message", id: "3", tags: ["s1:further"] });
  });
  large.resolve();
  await settled();
  expect(asked.slice(2)).toMatchObject([
    { tags: new Set(), isHurried: true },
    { tags: new Set(["s1:further"]), since: "3", isHurried: false },
    { tags: new Set(), since: "3", isHurried: false },
  ]);
});

test("after a minute of publishes the rest of a large change is sent with the next one", async () => {
  const { asked, large } = await startHurried();
  const start = performance.now();
  const now = vi.spyOn(performance, "now").mockReturnValue(start + 61_000);
  onTestFinished(() => now.mockRestore());
  large.resolve();
  await settled();
  expect(asked[1]).toMatchObject({ tags: new Set(["s1:page"]), withRest: true, isHurried: false });
  expect(asked).toHaveLength(2);
});

test("a restarted stream and a reconnected one refresh what was published meanwhile", async () => {
  const { events, asked } = startFollowing();
  await settled();
  asked.length = 0;
  events.next({ type: "restart", id: "1" });
  await settled();
  events.next({ type: "welcome" });
  await settled();
  expect(asked).toEqual([{}, {}]);
});

test("the queries of a live event are refreshed even if another refresh is due", async () => {
  const { events, asked, answers } = startFollowing();
  await settled();
  asked.length = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  answers.push(() => promise);
  events.next({ type: "welcome" });
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  events.next({ type: "welcome" });
  resolve();
  await settled();
  expect(asked[1]).toEqual({
    tags: new Set(["s1:a"]),
    since: "1",
    isCheck: true,
    everything: false,
    withRest: false,
  });
});

test.each<[string, LiveEvent]>([
  ["welcome", { type: "welcome" }],
  ["restart", { type: "restart", id: "1" }],
  ["message", { type: "message", id: "1", tags: [] }],
])("after the live event %s the site polls only while the stream is lost", async (_type, event) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { events, asked } = startFollowing({ checkEveryMs: 1_000 });
  events.next(event);
  await settled();
  asked.length = 0;
  vi.advanceTimersByTime(5_000);
  await settled();
  expect(asked).toEqual([]);
  events.next({ type: "reconnect" });
  vi.advanceTimersByTime(1_000);
  await settled();
  expect(asked).toEqual([{}]);
});

test("after a webhook the site checks the index until the live event arrives", async () => {
  const { events, asked, pauses, following } = startFollowing();
  await settled();
  asked.length = 0;
  following.notify();
  await settled();
  endPauses(pauses);
  await settled();
  expect(asked).toEqual([{}, {}]);
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  endPauses(pauses);
  await settled();
  endPauses(pauses);
  await settled();
  expect(asked).toHaveLength(3);
});

test("a webhook asks nothing about a publish that its live event has told", async () => {
  const { events, asked, pauses, following } = startFollowing({ holds: (rev) => rev === "new" });
  events.next({ type: "welcome" });
  await settled();
  asked.length = 0;
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  following.notify("new");
  await settled();
  endPauses(pauses);
  await settled();
  expect(asked).toEqual([{ tags: new Set(["s1:a"]), since: "1" }]);
  following.notify("not yet");
  await settled();
  endPauses(pauses);
  await settled();
  expect(asked[1]).toEqual({});
});

test("a webhook during a slow refresh after a live event makes it send no more, also where it fails", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  vi.spyOn(log, "warn").mockImplementation(() => {});
  const { events, asked, answers, pauses, following } = startFollowing();
  events.next({ type: "welcome" });
  await settled();
  asked.length = 0;
  const { promise, reject } = Promise.withResolvers<void>();
  answers.push(() => promise);
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  following.notify("new");
  await settled();
  endPauses(pauses);
  await settled();
  reject(new Error("It is slow."));
  await settled();
  endPauses(pauses);
  await settled();
  const ofEvent = { tags: new Set(["s1:a"]), since: "1" };
  expect(asked.slice(0, 2)).toEqual([ofEvent, ofEvent]);
});

test("a failed refresh is logged and repeated together with what is new", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const { events, asked, answers, pauses } = startFollowing();
  await settled();
  asked.length = 0;
  answers.push(() => Promise.reject(new Error("It is away.")));
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  await settled();
  events.next({ type: "message", id: "2", tags: ["s1:b"] });
  endPauses(pauses);
  await settled();
  expect(asked[1]).toMatchObject({ tags: new Set(["s1:a", "s1:b"]), since: "2" });
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("It is away."));
  expect(warn).toHaveBeenCalledExactlyOnceWith("The content lake responds again.");
});

test("a publish that is announced once the content lake is back shows without a wait", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  vi.spyOn(log, "warn").mockImplementation(() => {});
  const { events, asked, answers, following } = startFollowing();
  await settled();
  asked.length = 0;
  const fail = () => Promise.reject(new Error("It is away."));
  answers.push(fail, fail);
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  await settled();
  expect(asked).toHaveLength(1);
  events.next({ type: "message", id: "2", tags: ["s1:b"] });
  await settled();
  expect(asked).toHaveLength(2);
  events.next({ type: "reconnect" });
  following.notify("new");
  await settled();
  expect(asked).toHaveLength(3);
});

test("the content's age is zero while live events arrive, and otherwise the time since the last check", async () => {
  let now = 60_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const { events, answers, following } = startFollowing();
  expect(following.contentAge(), "before the first look").toBeUndefined();
  await settled();
  now += 5_000;
  expect(following.contentAge(), "without a connection").toBe(5);
  events.next({ type: "welcome" });
  await settled();
  now += 60_000;
  expect(following.contentAge(), "while it hears").toBe(0);
  const { promise, resolve } = Promise.withResolvers<void>();
  answers.push(() => promise);
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  now += 2_000;
  expect(following.contentAge(), "while it asks").toBe(62);
  resolve();
  await settled();
  expect(following.contentAge(), "when it has asked").toBe(0);
  events.next({ type: "reconnect" });
  now += 1_000;
  expect(following.contentAge(), "when the connection is lost").toBe(3);
});

test("everything is refreshed once a day, and nothing after a stop", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { events, asked, following } = startFollowing();
  events.next({ type: "welcome" });
  await settled();
  asked.length = 0;
  vi.advanceTimersByTime(24 * 3_600_000);
  await settled();
  expect(asked).toEqual([{ everything: true }]);
  following.stop();
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  vi.advanceTimersByTime(48 * 3_600_000);
  await settled();
  expect(asked).toHaveLength(1);
});

test("lost live events are reported within a minute in the log and to /api/health, and the stream is opened anew", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const { events, following } = startFollowing();
  const opened = vi.spyOn(events, "subscribe");
  events.next({ type: "welcome" });
  await settled();
  vi.advanceTimersByTime(10 * 60_000);
  expect(following.lostEvents()).toBeUndefined();

  events.next({ type: "reconnect" });
  vi.advanceTimersByTime(5_000);
  events.next({ type: "welcome" });
  vi.advanceTimersByTime(60_000);
  expect(warn, "a connection that is back within seconds").not.toHaveBeenCalled();

  events.next({ type: "reconnect" });
  const lostAt = new Date().toISOString();
  vi.advanceTimersByTime(60_000);
  expect(following.lostEvents()).toContain(`have not arrived since ${lostAt}`);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(lostAt));
  vi.advanceTimersByTime(60_000);
  expect(warn, "said once").toHaveBeenCalledOnce();
  expect(opened.mock.calls.length).toBeGreaterThan(1);

  events.next({ type: "welcome" });
  expect(following.lostEvents()).toBeUndefined();
  expect(warn).toHaveBeenLastCalledWith("The live events of the content lake arrive again.");
});

test("a process that ends while the content lake is away waits for nothing", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const { answers, asked, events, following, pauses } = startFollowing();
  await settled();
  answers.push(() => Promise.reject(new Error("It is away.")));
  events.next({ type: "message", id: "1", tags: ["s1:a"] });
  await settled();
  expect(pauses, "before the retry").toHaveLength(1);
  following.stop();
  await following.idle();
  expect(asked).toHaveLength(2);
});
