import { setTimeout } from "node:timers/promises";
import type { LiveEvent } from "@sanity/client";
import { type Observable, retry, type Subscription } from "rxjs";
import { messageOf } from "#schemas/shared/error-message.ts";
import { log } from "#web/lib/log.ts";
import type { Following } from "./content-query.ts";
import type { ContentStore, Refreshed, RefreshOptions } from "./content-store.ts";

const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 15_000;

/** A live event arrives within this time after the webhook of the same publish. */
const EVENT_DELAY_MS = 1_000;

/** Without live events, a change that no webhook announced is found within five minutes. */
const CHECK_EVERY_MS = 5 * 60_000;

/** A connection that ends is usually open again within seconds, which nobody has to know. */
const LOST_AFTER_MS = 15_000;

/** How often a lost connection is looked at. */
const WATCH_EVERY_MS = 5_000;

/** A connection that stays lost for this long is opened anew. */
const REOPEN_AFTER_MS = 30_000;

/** What large changes have left is sent after this time, however much is published meanwhile. */
const MAX_LEFT_MS = 60_000;

/** Once a day every query is sent, in case a publish was missed. */
const REFRESH_ALL_EVERY_MS = 24 * 60 * 60_000;

export type FollowOptions = {
  store: Pick<ContentStore, "refresh" | "holds" | "lossGuard">;
  /** The live events of publishes. */
  events: Observable<LiveEvent>;
  /** Is called when results have changed. The next refresh begins when the promise resolves. */
  onRefreshed: (refreshed: Refreshed) => Promise<void>;
  checkEveryMs?: number;
  /** Resolves after a number of milliseconds. */
  delay?: (milliseconds: number) => Promise<void>;
};

/**
 * Keeps the results up to date with the content lake. Live events name what a publish has changed.
 * After a webhook, the fingerprint shows whether anything was published. The fingerprint is also
 * checked at the start, after a lost connection, and every five minutes while there is no
 * connection. A refresh that fails is retried with a growing backoff.
 */
export function followContent(options: FollowOptions): Following {
  const { store, events, onRefreshed, delay = sleep } = options;
  const { checkEveryMs = CHECK_EVERY_MS } = options;
  /** The next refresh. The tags of several events are refreshed together. */
  let pending: RefreshOptions | undefined;
  let running: Promise<void> | undefined;
  let checkedAt: number | undefined;
  let isStopped = false;
  /** Ends the pause before a retry, if there is one. */
  let wake = () => {};
  let subscription: Subscription | undefined;
  /** When the live events were lost, in milliseconds since 1970; undefined while they arrive. */
  let lostAt: number | undefined = Date.now();
  let openedAt = lostAt;
  let isLossLogged = false;
  const isConnected = () => lostAt === undefined;
  /** The number of announced publishes. Only the last one is followed up. */
  let announcements = 0;

  function refreshSoon(wanted: RefreshOptions): void {
    pending = pending === undefined ? wanted : mergeOptions(pending, wanted);
    running ??= runRefreshes();
    // Whoever tells of a publish may know that the content lake responds again.
    wake();
  }
  const checkForPublish = () => refreshSoon({});

  async function runRefreshes(): Promise<void> {
    let backoffMs = FIRST_BACKOFF_MS;
    let leftAt: number | undefined;
    while (pending !== undefined && !isStopped) {
      const startedAt = performance.now();
      const current = pending;
      pending = undefined;
      try {
        // What an editor publishes does not wait for thousands of changes before it.
        const isHurried = () => !current.withRest && pending?.tags !== undefined;
        const refreshed = await store.refresh(current, isHurried);
        if (refreshed.changed.size > 0) await onRefreshed(refreshed);
        if (refreshed.isCutShort) {
          leftAt ??= startedAt;
          const withRest = performance.now() - leftAt > MAX_LEFT_MS;
          const rest = { tags: new Set<string>(), since: current.since, withRest };
          pending = pending === undefined ? rest : mergeOptions(rest, pending);
        } else leftAt = undefined;
        if (refreshed.failure !== undefined) throw refreshed.failure;
        checkedAt = startedAt;
        if (backoffMs > FIRST_BACKOFF_MS) log.warn("The content lake responds again.");
        backoffMs = FIRST_BACKOFF_MS;
      } catch (error) {
        log.error(`The site could not fetch published content and will retry: ${messageOf(error)}`);
        pending = pending === undefined ? current : mergeOptions(current, pending);
        const stopped = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([delay(backoffMs), stopped]);
        backoffMs = Math.min(2 * backoffMs, MAX_BACKOFF_MS);
      }
    }
    // This line stands here and not in a `finally`, because a refresh that is requested from now on
    // needs another run.
    running = undefined;
  }

  /**
   * Checks for a publish for half a minute with growing pauses, because the index that queries read
   * may lag behind the webhook. Nothing is left to check where a live event has told the publish.
   * @param revision of the published document
   */
  async function followUpWebhook(revision?: string): Promise<void> {
    announcements += 1;
    const announcement = announcements;
    // The live event of the same publish has arrived, or is about to. A check beside it would ask what
    // was published, and the event tells that.
    if (isConnected()) {
      await delay(EVENT_DELAY_MS);
      await running;
      if (revision !== undefined && store.holds(revision)) return;
    }
    if (announcement !== announcements) return;
    for (let backoffMs = FIRST_BACKOFF_MS; backoffMs < 2 * MAX_BACKOFF_MS; backoffMs *= 2) {
      checkForPublish();
      await delay(backoffMs);
      // Meanwhile following was stopped, another publish was announced, or the live event arrived.
      if (announcement !== announcements) return;
    }
  }

  function noteConnection(isOpen: boolean): void {
    lostAt = isOpen ? undefined : (lostAt ?? Date.now());
    if (!isOpen || !isLossLogged) return;
    isLossLogged = false;
    log.warn("The live events of the content lake arrive again.");
  }

  function onEvent(event: LiveEvent): void {
    noteConnection(
      event.type === "message" || event.type === "welcome" || event.type === "restart",
    );
    if (event.type === "message") {
      // The live event is more exact than the webhook of the same publish, so the checks for the
      // webhook end.
      announcements += 1;
      refreshSoon({ tags: new Set(event.tags), since: event.id });
    } else if (event.type === "welcome" || event.type === "restart") {
      // A publish may have been missed before the first connection, or while the connection was
      // lost.
      checkForPublish();
    }
  }

  function openStream(): void {
    subscription?.unsubscribe();
    openedAt = Date.now();
    subscription = events
      .pipe(
        retry({
          delay: () => {
            noteConnection(false);
            return delay(MAX_BACKOFF_MS);
          },
          resetOnSuccess: true,
        }),
      )
      .subscribe(onEvent);
  }

  /** Says that the live events are lost, and opens the stream anew. */
  function watchConnection(): void {
    if (lostAt === undefined) return;
    const now = Date.now();
    if (now - lostAt >= LOST_AFTER_MS && !isLossLogged) {
      isLossLogged = true;
      log.warn(`${lossInWords(lostAt)} The site goes on trying.`);
    }
    if (now - Math.max(lostAt, openedAt) >= REOPEN_AFTER_MS) openStream();
  }

  openStream();
  const timers = [
    setInterval(() => isConnected() || checkForPublish(), checkEveryMs),
    setInterval(() => refreshSoon({ everything: true }), REFRESH_ALL_EVERY_MS),
    setInterval(watchConnection, WATCH_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  checkForPublish();

  return {
    notify: (revision) => void followUpWebhook(revision),
    contentAge: () =>
      isConnected() && running === undefined && checkedAt !== undefined
        ? 0
        : checkedAt && (performance.now() - checkedAt) / 1000,
    lostEvents: () => (isLossLogged && lostAt !== undefined ? lossInWords(lostAt) : undefined),
    refusedLoss: () => store.lossGuard.refused(),
    confirmLoss() {
      store.lossGuard.confirm();
      checkForPublish();
    },
    idle: async () => running,
    stop() {
      announcements += 1;
      isStopped = true;
      wake();
      for (const timer of timers) clearInterval(timer);
      subscription?.unsubscribe();
    },
  };
}

const lossInWords = (lostAt: number): string =>
  `The live events of the content lake have not arrived since ${new Date(lostAt).toISOString()}. Until they do, a publish shows when the webhook announces it, or within five minutes.`;

/** Merges two refreshes into one that covers both and is as new as the later event. */
function mergeOptions(one: RefreshOptions, other: RefreshOptions): RefreshOptions {
  const both = [one, other];
  const tags = both.flatMap((wanted) => [...(wanted.tags ?? [])]);
  return {
    since: other.since ?? one.since,
    everything: both.some(({ everything }) => everything),
    withRest: both.some(({ withRest }) => withRest),
    isCheck: both.some((wanted) => wanted.tags === undefined || wanted.isCheck),
    ...(both.some((wanted) => wanted.tags !== undefined) && { tags: new Set(tags) }),
  };
}

/** A timer that does not keep the process alive. */
const sleep = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });
