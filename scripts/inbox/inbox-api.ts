import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import type { Changes } from "./changes.ts";
import {
  FAILURE_MODES,
  FAILURE_STATUSES,
  type FailureSwitch,
  failureSchema,
} from "./failure-switch.ts";
import type { MessageStore } from "./message-store.ts";

/** Keeps proxies and browsers from taking a quiet stream for a dead one. */
const HEARTBEAT_MS = 25_000;

const pageSchema = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
const PAGE_HELP = "limit is 1 to 1000 (100 when not given), before the id of a message.";

const FAILURE_HELP = `Send null, { "status": ${[200, ...FAILURE_STATUSES].join(" | ")}, "times"?: 1 to 1000, "delayMs"?: 0 to 60000 } or { "mode": ${FAILURE_MODES.map((mode) => `"${mode}"`).join(" | ")}, "times"?: 1 to 1000 }.`;

/** The inbox's own HTTP interface, for tests and for the page: messages, failure switch, events. */
export function createInboxApi(options: {
  store: MessageStore;
  failureSwitch: FailureSwitch;
  changes: Changes;
}): Hono {
  const { store, failureSwitch, changes } = options;
  const api = new Hono();

  api.get("/messages", (c) => {
    const page = pageSchema.safeParse(c.req.query());
    if (!page.success) return c.json({ error: PAGE_HELP }, 400);
    return c.json({ messages: store.list(page.data), total: store.count() });
  });
  api.delete("/messages", (c) => {
    store.removeAll();
    changes.announce();
    return c.body(null, 204);
  });
  api.delete("/messages/:id{[0-9]+}", (c) => {
    if (!store.remove(Number(c.req.param("id")))) return c.json({ error: "No such message" }, 404);
    changes.announce();
    return c.body(null, 204);
  });

  api.get("/failure", (c) => c.json({ failure: failureSwitch.current() }));
  api.put("/failure", async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const failure = failureSchema.nullable().safeParse(body);
    if (!failure.success) return c.json({ error: FAILURE_HELP }, 400);
    failureSwitch.set(failure.data);
    return c.json({ failure: failureSwitch.current() });
  });

  api.get("/events", (c) =>
    streamSSE(c, async (stream) => {
      const unsubscribe = changes.subscribe(() => {
        void stream.writeSSE({ event: "change", data: "" });
      });
      stream.onAbort(unsubscribe);
      await stream.writeSSE({ event: "welcome", data: "" });
      while (!stream.aborted) {
        await stream.sleep(HEARTBEAT_MS);
        await stream.writeSSE({ event: "beat", data: "" });
      }
    }),
  );
  return api;
}
