import { readFileSync } from "node:fs";
import { toResponseBody } from "@nordune/content-lake/local-server";
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { secureHeaders } from "hono/secure-headers";
import type { Changes } from "../changes.ts";
import type { FailureSwitch } from "../failure-switch.ts";
import type { Message } from "../message.ts";
import type { MessageStore } from "../message-store.ts";
import { failureFromForm } from "./failure-form.ts";
import { renderPage } from "./page.ts";

const STYLE = readFileSync(new URL("./inbox.css", import.meta.url), "utf8");
const SCRIPT = readFileSync(new URL("./inbox.browser.js", import.meta.url), "utf8");

const MESSAGES_PER_PAGE = 50;

/** The web page at `/`, its forms, and the download. Works without JavaScript. */
export function createInboxPage(options: {
  store: MessageStore;
  failureSwitch: FailureSwitch;
  changes: Changes;
}): Hono {
  const { store, failureSwitch, changes } = options;
  const page = new Hono();

  page.use(
    secureHeaders({
      // Messages are strangers' text: even a slip in escaping must not run anything.
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["data:"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      // Without a referrer a form would send `Origin: null`, which the check below refuses.
      referrerPolicy: "same-origin",
      strictTransportSecurity: false,
    }),
  );
  page.use(csrf());

  page.get("/", (c) => {
    c.header("Cache-Control", "no-store");
    const before = Number(c.req.query("before")) || undefined;
    // One more than is shown tells whether there are older ones.
    const messages = store.list({ before, limit: MESSAGES_PER_PAGE + 1 });
    const shown = messages.slice(0, MESSAGES_PER_PAGE);
    return c.html(
      renderPage({
        messages: shown,
        total: store.count(),
        isNewest: before === undefined,
        olderThan: messages.length > shown.length ? shown.at(-1)?.id : undefined,
        failure: failureSwitch.current(),
      }),
    );
  });
  page.get("/inbox.css", (c) => c.body(STYLE, 200, { "Content-Type": "text/css; charset=utf-8" }));
  page.get("/inbox.js", (c) =>
    c.body(SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  page.get("/messages.json", (c) => {
    c.header("Content-Disposition", 'attachment; filename="messages.json"');
    return c.body(toResponseBody(jsonOf(store.all())), 200, {
      "Content-Type": "application/json; charset=utf-8",
    });
  });

  page.post("/messages/delete", (c) => {
    store.removeAll();
    changes.announce();
    return c.redirect("/", 303);
  });
  page.post("/messages/:id{[0-9]+}/delete", (c) => {
    store.remove(Number(c.req.param("id")));
    changes.announce();
    return c.redirect("/", 303);
  });
  page.post("/failure", async (c) => {
    const failure = failureFromForm(await c.req.parseBody());
    if (failure === undefined)
      return c.text("Choose an answer from the list, and 1 to 1000 sends or none.", 400);
    failureSwitch.set(failure);
    return c.redirect("/", 303);
  });
  return page;
}

/** `{"messages": […]}`, message by message: thousands of them are never one string. */
function* jsonOf(messages: Iterable<Message>): Generator<Buffer> {
  let start = '{"messages": [\n';
  for (const message of messages) {
    yield Buffer.from(start + JSON.stringify(message));
    start = ",\n";
  }
  yield Buffer.from(start === ",\n" ? "\n]}\n" : `${start}]}\n`);
}
