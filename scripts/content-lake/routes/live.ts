import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { tagsOfChanges } from "../groq/sync-tags.ts";
import { openEventStream } from "../http/event-stream.ts";
import { flag, queryStringOf } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import type { Transaction } from "../store/transaction-log.ts";

const MAX_REPLAYED = 1000;

/** `GET /data/live/events/:dataset`: the sync tags that each commit touches. */
export function addLiveRoutes(api: Hono, lake: Lake): void {
  api.get("/data/live/events/:dataset", (c) => {
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const publishedOnly = !flag(queryStringOf(c), "includeDrafts");
    const deliver = ({ seq, changes }: Transaction) => {
      const tags = tagsOfChanges(dataset, changes, publishedOnly);
      if (tags.length > 0) stream.send("message", { id: String(seq), tags }, String(seq));
    };
    const unsubscribe = dataset.subscribe(deliver);
    const stream = openEventStream(unsubscribe);

    const { log } = lake.store;
    stream.send("welcome", { id: randomUUID() }, String(log.lastSeq()));
    const lastEventId = c.req.header("last-event-id");
    if (lastEventId !== undefined) {
      const seq = /^\d+$/.test(lastEventId) ? Number(lastEventId) : undefined;
      const missed = seq === undefined ? [] : log.after(seq, MAX_REPLAYED + 1, dataset.name);
      if (seq === undefined || seq > log.lastSeq() || missed.length > MAX_REPLAYED) {
        stream.send("restart", { id: randomUUID() });
      } else {
        for (const transaction of missed) deliver(transaction);
      }
    }
    return stream.response;
  });
}
