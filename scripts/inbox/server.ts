import { readFileSync } from "node:fs";
import type { HttpBindings } from "@hono/node-server";
import {
  asDatabaseError,
  DatabaseError,
  isLoopbackHost,
  startLoopbackServer,
} from "@nordune/content-lake/local-server";
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { answers, createEmailApi } from "./email-api.ts";
import { type Messages, openMessages } from "./messages.ts";
import { renderPage, SHOWN } from "./page.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const fileBeside = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/**
 * Starts the lead inbox: a local replacement of the email service's API, with a page that shows
 * received messages. With `port: 0` the system chooses a free port.
 * @throws Error when NODE_ENV is "production", the port is taken or the folder is not writable
 */
export async function startInbox(options: {
  port: number;
  dataDir: string;
  log?: (line: string) => void;
}) {
  if (process.env.NODE_ENV === "production") {
    throw new Error(
      "The inbox is for development and refuses NODE_ENV=production. Unset NODE_ENV, or set the NEXT_PUBLIC_EMAILJS_* variables to use EmailJS.",
    );
  }
  const messages = openMessages(options.dataDir);
  try {
    const { fetch } = createApp(messages, options.log ?? (() => {}));
    const { url, close } = await startLoopbackServer({ fetch, port: options.port });
    let closed: Promise<void> | undefined;
    return {
      /** `http://localhost:<port>`: the page, and the `origin` for @emailjs/browser. */
      url,
      close() {
        closed ??= close().then(messages.close);
        return closed;
      },
    };
  } catch (error) {
    messages.close();
    throw error;
  }
}

/** The email service's endpoint, and the page. */
function createApp(messages: Messages, log: (line: string) => void) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  let answer = "none";

  app.use(async (c, next) => {
    if (isLoopbackHost(c.req.header("host"))) return next();
    return c.text("The inbox answers on this machine's own names only, such as localhost.", 403);
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const named = asDatabaseError(messages.file, error);
    log(named instanceof DatabaseError ? named.message : `${c.req.path}: ${error.stack}`);
    if (named instanceof DatabaseError) return c.text(named.message, named.isFull ? 507 : 500);
    return c.text("Internal Server Error", 500);
  });

  const emailApi = createEmailApi({
    log,
    answer: () => answer,
    accept(submission) {
      const id = messages.add(submission);
      log(`Message ${id} received (template ${JSON.stringify(submission.template_id)})`);
    },
  });
  app.route("/api/v1.0/email", emailApi);

  app.use(csrf(), async (c, next) => {
    await next();
    // Messages are untrusted text. The policy forbids scripts even after a mistake in escaping.
    c.header("Content-Security-Policy", POLICY);
    c.header("X-Content-Type-Options", "nosniff");
    // Without a referrer a form would send `Origin: null`, which csrf() refuses.
    c.header("Referrer-Policy", "same-origin");
  });
  app.get("/", (c) => {
    c.header("Cache-Control", "no-store");
    return c.html(renderPage(messages.list(SHOWN), messages.count(), answer));
  });
  const [style, script] = [fileBeside("inbox.css"), fileBeside("inbox.browser.js")];
  app.get("/inbox.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get("/inbox.js", (c) => c.body(script, 200, { "Content-Type": "text/javascript" }));
  app.get("/messages.json", (c) => {
    c.header("Content-Disposition", 'attachment; filename="messages.json"');
    return c.json({ messages: messages.list() });
  });
  app.post("/messages/delete", (c) => {
    messages.removeAll();
    return c.redirect("/", 303);
  });
  app.post("/failure", async (c) => {
    const chosen = String((await c.req.parseBody()).answer);
    if (!answers.has(chosen)) return c.text("Choose a response from the list.", 400);
    answer = chosen;
    return c.redirect("/", 303);
  });
  return app;
}
