import { setTimeout } from "node:timers/promises";
import type { LiveEvent, SanityClient } from "@sanity/client";
import { type Observable, retry } from "rxjs";
import { messageOf } from "#schemas/shared/error-message.ts";
import type { ContentStore, Refreshed, RefreshOptions } from "./content-store.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

/** By then a live event has come that is of the same publish as a webhook. */
const EVENT_COMES_WITHIN_MS = 1_000;

/** While live events do not come, a change of which no message came shows within five minutes. */
const CHECK_EVERY_MS = 5 * 60_000;

/** Once a day every query is sent, in case that a publish went by at the moment of another one. */
const EVERYTHING_EVERY_MS = 24 * 60 * 60_000;

export type FollowingParts = {
  store: Pick<ContentStore, "refresh">;
  /** The live events of what is published. */
  events: Observable<LiveEvent>;
  /** Some results are others now. The next refresh begins when the promise resolves. */
  onRefreshed: (refreshed: Refreshed) => Promise<void>;
  checkEveryMs?: number;
  /** Resolves after so many milliseconds. */
  pause?: (milliseconds: number) => Promise<void>;
};

/**
 * Keeps the results equal to the content lake. It hears of a publish by the content API's live events,
 * which name what has changed, and by the webhook, after which it looks whether anything was published.
 * It also looks at the start, after a connection that was lost, and every five minutes while there is
 * none. What fails is tried again until it succeeds, less and less often.
 */
export function followContent(parts: FollowingParts) {
  const { store, events, onRefreshed, pause = sleep } = parts;
  const { checkEveryMs = CHECK_EVERY_MS } = parts;
  /** The refresh that is due: what several events name is asked for together. */
  let due: RefreshOptions | undefined;
  let working: Promise<void> | undefined;
  let checkedAt: number | undefined;
  let isConnected = false;
  /** How many publishes were announced; looks are taken for the last of them. */
  let expected = 0;

  function refreshSoon(wanted: RefreshOptions): void {
    due = due === undefined ? wanted : merged(due, wanted);
    working ??= work();
  }
  const look = () => refreshSoon({});

  async function work(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (due !== undefined) {
      const startedAt = performance.now();
      const options = due;
      due = undefined;
      try {
        const refreshed = await store.refresh(options);
        if (refreshed.changed.size > 0) await onRefreshed(refreshed);
        if (refreshed.failure !== undefined) throw refreshed.failure;
        checkedAt = startedAt;
        if (pauseMs > FIRST_PAUSE_MS) console.warn("The content lake answers the site again.");
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        console.error(
          `The site could not ask what is published, and will again: ${messageOf(error)}`,
        );
        due = due === undefined ? options : merged(options, due);
        await pause(pauseMs);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      }
    }
    // Here, and not a moment later: what is due from now on needs another run.
    working = undefined;
  }

  /** The index that queries read from may be behind: it is asked for half a minute, less and less often. */
  async function expectPublish(): Promise<void> {
    expected += 1;
    const own = expected;
    // The live event of the same publish is on its way. A look asks all that the event would not name.
    if (isConnected) await pause(EVENT_COMES_WITHIN_MS);
    if (own !== expected) return;
    for (let pauseMs = FIRST_PAUSE_MS; pauseMs < 2 * LONGEST_PAUSE_MS; pauseMs *= 2) {
      look();
      await pause(pauseMs);
      // Stopped, announced again, or brought by its live event meanwhile.
      if (own !== expected) return;
    }
  }

  function onEvent(event: LiveEvent): void {
    isConnected = event.type === "message" || event.type === "welcome" || event.type === "restart";
    if (event.type === "message") {
      // Its event tells more exactly what a webhook has announced.
      expected += 1;
      refreshSoon({ tags: new Set(event.tags), since: event.id });
    } else if (event.type === "restart") {
      refreshSoon({ everything: true });
    } else if (event.type === "welcome") {
      // The first connection, and one after a connection that was lost: something may have gone by.
      look();
    }
  }

  const subscription = events
    .pipe(
      retry({
        delay: () => {
          isConnected = false;
          return pause(LONGEST_PAUSE_MS);
        },
        resetOnSuccess: true,
      }),
    )
    .subscribe(onEvent);
  const timers = [
    setInterval(() => isConnected || look(), checkEveryMs),
    setInterval(() => refreshSoon({ everything: true }), EVERYTHING_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  look();

  return {
    /** Something was published. */
    notify: (): void => void expectPublish(),
    /** Seconds since it was last known that all results are right; undefined where it never was. */
    contentAge: () =>
      isConnected && working === undefined && checkedAt !== undefined
        ? 0
        : checkedAt && (performance.now() - checkedAt) / 1000,
    /** Resolves when all is held that was due by now. */
    idle: async () => working,
    stop(): void {
      expected += 1;
      for (const timer of timers) clearInterval(timer);
      subscription.unsubscribe();
    },
  };
}

/** One refresh for two: as wide as the wider of them, and as of the later event. */
function merged(one: RefreshOptions, other: RefreshOptions): RefreshOptions {
  const both = { everything: one.everything || other.everything };
  const since = other.since ?? one.since;
  if (one.tags === undefined || other.tags === undefined) {
    // What an event has named is asked for even where the fingerprint has been seen already.
    const isNamed = one.tags !== undefined || other.tags !== undefined;
    return { since, everything: both.everything || isNamed };
  }
  return { ...both, since, tags: new Set([...one.tags, ...other.tags]) };
}

/** Keeps no process alive. */
const sleep = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

/** What is published, as it happens. By itself the client names its token only to hear of drafts. */
export function liveEvents(client: SanityClient): Observable<LiveEvent> {
  const { token, headers } = client.config();
  if (token === undefined) return client.live.events();
  const authorized = { ...headers, Authorization: `Bearer ${token}` };
  return client.withConfig({ headers: authorized }).live.events();
}
