import { html } from "hono/html";
import type { Failure } from "../failure-switch.ts";
import type { Message } from "../message.ts";
import { renderFailureForm } from "./failure-form.ts";
import type { Markup } from "./markup.ts";
import { renderMessage } from "./message-view.ts";

/** The whole page, complete without JavaScript; the script only keeps it up to date. */
export function renderPage(options: {
  /** Newest first. */
  messages: Message[];
  /** How many there are on all pages. */
  total: number;
  /** Whether these are the newest. */
  isNewest: boolean;
  /** The id that the next page's messages are older than, if there is a next page. */
  olderThan: number | undefined;
  failure: Failure | null;
}): Markup {
  const { messages, total, isNewest, olderThan, failure } = options;
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lead inbox (${total})</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/inbox.css">
    <script type="module" src="/inbox.js"></script>
  </head>
  <body>
    <header>
      <h1>Lead inbox</h1>
      <p>What the site’s two forms sent on this machine. No email leaves it.</p>
    </header>
    <main>
      <section aria-labelledby="messages-title">
        <h2 id="messages-title">Messages <span id="count">(${total})</span></h2>
        <p id="announcement" role="status" class="visually-hidden"></p>
        <p id="empty" ${total > 0 ? "hidden" : ""}>
          Nothing has arrived yet. Send the form on the contact page, and it appears here.
        </p>
        <ol id="messages" role="list">${messages.map(renderMessage)}</ol>
        <nav class="actions" aria-label="Pages of messages">
          <a id="newest" href="/" ${isNewest ? "hidden" : ""}>Newest messages</a>
          <a id="older" href="/?before=${olderThan ?? 0}" ${olderThan === undefined ? "hidden" : ""}>Older messages</a>
        </nav>
        <div id="all-messages" class="actions" ${total === 0 ? "hidden" : ""}>
          <a href="/messages.json" download>Download as JSON</a>
          <details>
            <summary>Delete all messages</summary>
            <form method="post" action="/messages/delete">
              <p>This cannot be undone.</p>
              <button type="submit">Delete all</button>
            </form>
          </details>
        </div>
      </section>
      <section aria-labelledby="failure-title">
        <h2 id="failure-title">Try out failures</h2>
        ${renderFailureForm(failure)}
      </section>
    </main>
  </body>
</html>`;
}
