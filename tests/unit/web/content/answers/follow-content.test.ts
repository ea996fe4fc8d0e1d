import type { LiveEvent } from "@sanity/client";
import { Subject } from "rxjs";
import { expect, test } from "vitest";
import { createAnswerStore } from "#web/content/answers/answer-store.ts";
import { followContent } from "#web/content/answers/follow-content.ts";

test.each([0, 1, 2, 3, 4, 5, 6])(
  "an event in the moment in which the last change is done with is not lost (%i)",
  async (ticks) => {
    const ask = async () => JSON.stringify({ documents: 1, latest: [crypto.randomUUID()] });
    const events = new Subject<LiveEvent>();
    const done = Promise.withResolvers<void>();
    let refreshed = 0;
    const following = followContent({
      answers: createAnswerStore(ask, new Map(), () => []),
      events,
      onRefreshed: () => {
        refreshed += 1;
        return done.promise;
      },
    });
    await new Promise(setImmediate);
    done.resolve();
    for (let tick = 0; tick < ticks; tick += 1) await undefined;
    events.next({ type: "message", id: "1", tags: ["s1:a"] });
    await new Promise(setImmediate);
    expect(refreshed).toBe(2);
    following.stop();
  },
);
