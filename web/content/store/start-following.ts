import { setTimeout } from "node:timers/promises";
import { messageOf } from "#schemas/shared/error-message.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { contentClient } from "#web/content/client.ts";
import type { Refreshed } from "./content-store.ts";
import { followContent, liveEvents } from "./follow-content.ts";
import { resultsFile, type SiteContent } from "./site-content.ts";

/** Often enough for "within a minute" after midnight, also on a machine that is busy. */
const LOOK_EVERY_MS = 10_000;
const START_PAUSE_MS = 100;

type FollowingOptions = {
  /** Every page that is made of content. */
  paths: () => Promise<readonly string[]>;
  /** Has a page made anew. @throws when it cannot be made */
  makeAnew: (path: string) => Promise<void>;
  /** Resolves when this process answers requests. */
  isServing: () => Promise<boolean>;
  /** Is told how many seconds it took from knowing what a publish has changed to its first page. */
  observe?: (seconds: number) => void;
};

/**
 * Has a process that lasts follow the content lake: whatever is published, it has the pages made anew
 * that show it, the edited document's own first. A new day in Dubai, and a start, make all pages anew;
 * the content lake is not asked for that. A page that cannot be made keeps its last state and is tried
 * again.
 */
export function startFollowing(content: SiteContent, options: FollowingOptions): void {
  const { store } = content;
  if (store === undefined) throw new Error("This process holds no content that it could follow.");
  /** Paths of pages that are to be made anew, in the order in which they are. */
  const stale = new Set<string>();
  let isWorking = false;
  /** The process is to end, and answers no request of its own any more. */
  let isEnding = false;
  let day = dubaiDay();
  /** Of what could not be made, why: said once, and not with each attempt. */
  const faults = new Map<string, string>();

  async function addAll(): Promise<void> {
    for (const path of await options.paths()) stale.add(path);
    void work();
  }

  async function makeOne(path: string): Promise<void> {
    stale.delete(path);
    try {
      await options.makeAnew(path);
      faults.delete(path);
    } catch (error) {
      const fault = messageOf(error);
      if (!isEnding && faults.get(path) !== fault) {
        console.warn(`${path} could not be made anew and stays as it was, until it can: ${fault}`);
      }
      faults.set(path, fault);
    }
  }

  /** One page after the other: side by side they would take as long, and all come late. */
  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (const path of stale) if (!isEnding) await makeOne(path);
    isWorking = false;
  }

  async function onRefreshed({ changed, edited }: Refreshed): Promise<void> {
    const knownAt = performance.now();
    const saved = store
      ?.save(resultsFile())
      .catch((error) => console.warn(`The content could not be kept: ${messageOf(error)}`));
    const touched = (await options.paths()).filter((path) => {
      const queries = content.queriesOf.get(path);
      return queries === undefined || [...queries].some((key) => changed.has(key));
    });
    const ordered = [...touched.filter((path) => edited.has(path)), ...touched, ...stale];
    stale.clear();
    for (const path of ordered) stale.add(path);
    const [first] = stale;
    if (first !== undefined) await makeOne(first);
    options.observe?.((performance.now() - knownAt) / 1000);
    void work();
    await saved;
  }

  async function begin(): Promise<void> {
    while (!(await options.isServing()))
      await setTimeout(START_PAUSE_MS, undefined, { ref: false });
    content.following = followContent({ store: followed, events, onRefreshed });
    await addAll();
    setInterval(() => {
      for (const path of faults.keys()) stale.add(path);
      if (dubaiDay() !== day) {
        day = dubaiDay();
        void addAll();
      } else void work();
    }, LOOK_EVERY_MS).unref();
  }

  const followed = store;
  const events = liveEvents(contentClient);
  process.once("SIGTERM", () => {
    isEnding = true;
    content.following?.stop();
  });
  void begin();
}
