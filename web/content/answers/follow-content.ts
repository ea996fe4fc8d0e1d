import { setTimeout } from "node:timers/promises";
import type { LiveEvent, SanityClient } from "@sanity/client";
import { type Observable, retry } from "rxjs";
import { messageOf } from "#schemas/shared/error-message.ts";
import type { AnswerStore } from "./answer-store.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

/** A change of which no message came shows within a minute, its rendering included. */
const CHECK_EVERY_MS = 45_000;

export type FollowingParts = {
  answers: Pick<AnswerStore, "refresh">;
  /** The live events of what is published. */
  events: Observable<LiveEvent>;
  /**
   * The answers are as of now. The next ones are asked for when the promise resolves.
   * @param pages whose own documents were edited
   */
  onRefreshed: (pages: ReadonlySet<string>) => Promise<void>;
  checkEveryMs?: number;
  /** Resolves after so many milliseconds. */
  pause?: (milliseconds: number) => Promise<void>;
};

/**
 * Keeps the answers equal to the content lake. It is notified of a publish by the content API's live
 * events, and by the webhook, and asks once a minute whether one went by unheard, at the beginning
 * and after each reconnect. What fails is tried again until it succeeds, less and less often.
 */
export function followContent(parts: FollowingParts) {
  const { answers, events, onRefreshed, checkEveryMs = CHECK_EVERY_MS, pause = sleep } = parts;
  let isWanted = false;
  let since: string | undefined;
  let working: Promise<void> | undefined;
  let checkedAt: number | undefined;
  /** How many publishes were announced; looks are taken for the last of them. */
  let expected = 0;

  /** Has it asked whether anything was published. @param event as of which it was, at least */
  function look(event = since): void {
    since = event;
    isWanted = true;
    working ??= work();
  }

  async function work(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (isWanted) {
      const startedAt = performance.now();
      isWanted = false;
      try {
        const edited = await answers.refresh(since);
        checkedAt = startedAt;
        if (edited !== undefined) await onRefreshed(edited);
        if (pauseMs > FIRST_PAUSE_MS) console.warn("The content lake answers the site again.");
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        console.error(
          `The site could not ask what is published, and will again: ${messageOf(error)}`,
        );
        isWanted = true;
        await pause(pauseMs);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      }
    }
    // Here, and not a moment later: what is wanted from now on needs another.
    working = undefined;
  }

  /** The index that queries read from may be behind: it is asked for half a minute, less and less often. */
  async function expectPublish(): Promise<void> {
    expected += 1;
    const own = expected;
    for (let pauseMs = FIRST_PAUSE_MS; pauseMs < 2 * LONGEST_PAUSE_MS; pauseMs *= 2) {
      look();
      await pause(pauseMs);
      // Stopped, or another was announced since.
      if (own !== expected) return;
    }
  }

  const subscription = events
    .pipe(retry({ delay: () => pause(LONGEST_PAUSE_MS), resetOnSuccess: true }))
    .subscribe((event) => {
      if (event.type === "message") look(event.id);
      // The first of them, and one after a connection that was lost.
      else if (event.type === "welcome" || event.type === "restart") look();
    });
  const timer = setInterval(look, checkEveryMs).unref();
  look();

  return {
    /** Something was published. */
    notify: (): void => void expectPublish(),
    /** Seconds since it was last known that all answers are right; undefined where it never was. */
    contentAge: () => checkedAt && (performance.now() - checkedAt) / 1000,
    /** Resolves when all is held that was wanted by now. */
    idle: async () => working,
    stop(): void {
      expected += 1;
      clearInterval(timer);
      subscription.unsubscribe();
    },
  };
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
