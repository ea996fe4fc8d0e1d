import { html } from "hono/html";
import { answers } from "./email-api.ts";
import { KEPT_DAYS, type Message } from "./messages.ts";

/** Number of messages on the page. The download contains all. */
export const SHOWN = 100;

/**
 * The whole page, which works without JavaScript. A script keeps it up to date.
 * @param answer the current response: a key of `answers`
 */
export function renderPage(messages: Message[], total: number, answer: string) {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Lead inbox (${total})</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/inbox.css">
    <script type="module" src="/inbox.js"></script>
  </head>
  <body>
    <h1>Lead inbox</h1>
    <p>What the site’s two forms sent on this machine, for ${KEPT_DAYS} days. No email leaves it.</p>
    <main>
      <h2>Messages <span id="count">(${total})</span></h2>
      <p id="announcement" role="status"></p>
      <p id="summary">
        ${total === 0 ? "Nothing has arrived yet. Send the form on the contact page, and it appears here." : `The newest ${SHOWN} are shown.`}
      </p>
      <ol id="messages" role="list">${messages.map(renderMessage)}</ol>
      <p><a href="/messages.json" download>Download all as JSON</a></p>
      <details>
        <summary>Delete all messages</summary>
        <form method="post" action="/messages/delete">
          <p>This cannot be undone.</p>
          <button type="submit">Delete all</button>
        </form>
      </details>
      <h2>Try out failures</h2>
      <form method="post" action="/failure">
        <p id="failure-state">All sends: ${answers.get(answer)}.</p>
        <label for="answer">Answer to sends</label>
        <select id="answer" name="answer">
          ${[...answers].map(
            ([key, label]) =>
              html`<option value="${key}" ${key === answer ? "selected" : ""}>${label}</option>`,
          )}
        </select>
        <p><button type="submit">Set answer</button></p>
      </form>
    </main>
  </body>
</html>`;
}

/** One message: every field, whatever its name, as text. */
function renderMessage({ template_params: params, ...technical }: Message) {
  const { id } = technical;
  const names = [params.name, params.email, params.from_name, params.user_email];
  const sender = names.find((value) => typeof value === "string" && value.trim() !== "");
  return html`<li id="message-${id}">
    <article aria-labelledby="message-${id}-title">
      <h3 id="message-${id}-title"><bdi>${sender ?? `Message ${id}`}</bdi></h3>
      ${renderFields(params)}
      <details>
        <summary aria-label="Technical fields of message ${id}">Technical fields</summary>
        ${renderFields(technical)}
      </details>
    </article>
  </li>`;
}

function renderFields(fields: Record<string, unknown>) {
  const rows = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return html`<dt><bdi>${name}</bdi></dt><dd dir="auto">${text || "(empty)"}</dd>`;
  });
  return html`<dl>${rows}</dl>`;
}
