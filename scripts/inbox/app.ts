import type { HttpBindings } from "@hono/node-server";
import { asDatabaseError, DatabaseError, isLoopbackHost } from "@nordune/content-lake/local-server";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Changes } from "./changes.ts";
import { createEmailApi } from "./email-api.ts";
import type { FailureSwitch } from "./failure-switch.ts";
import { createInboxApi } from "./inbox-api.ts";
import type { MessageStore } from "./message-store.ts";
import { createInboxPage } from "./page/routes.ts";

/** The whole inbox: the email service's calls, the JSON interface and the page. */
export function createInboxApp(options: {
  store: MessageStore;
  failureSwitch: FailureSwitch;
  changes: Changes;
  log: (line: string) => void;
}): Hono<{ Bindings: HttpBindings }> {
  const { store, failureSwitch, changes, log } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    if (!isLoopbackHost(c.req.header("host"))) {
      return c.text("The inbox answers on this machine's own names only, such as localhost.", 403);
    }
    await next();
  });

  const accept: Parameters<typeof createEmailApi>[0]["accept"] = (submission) => {
    const message = store.add(submission);
    log(`Message ${message.id} received (${message.kind}, template ${message.template_id})`);
    changes.announce();
  };
  app.route("/api/v1.0/email", createEmailApi({ failureSwitch, accept }));
  app.route("/api/inbox", createInboxApi({ store, failureSwitch, changes }));
  app.route("/", createInboxPage({ store, failureSwitch, changes }));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const named = asDatabaseError(store.file, error);
    if (named instanceof DatabaseError) {
      log(named.message);
      return c.text(named.message, named.isFull ? 507 : 500);
    }
    log(`Error on ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.text("Internal Server Error", 500);
  });
  return app;
}
