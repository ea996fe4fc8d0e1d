import { html } from "hono/html";
import type { Message } from "../message.ts";
import type { Markup } from "./markup.ts";

const timeFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** One message as a list item: every field, whatever its name, as text. */
export function renderMessage(message: Message): Markup {
  const titleId = `message-${message.id}-title`;
  return html`<li id="message-${message.id}">
    <article aria-labelledby="${titleId}">
      <h3 id="${titleId}"><bdi>${senderOf(message)}</bdi></h3>
      <p class="meta">
        <time datetime="${message.received_at}">${timeFormat.format(new Date(message.received_at))}</time>
        · template <bdi>${message.template_id}</bdi>
      </p>
      ${renderFields(message.template_params)}
      <details>
        <summary>Technical fields<span class="visually-hidden"> of message ${message.id}</span></summary>
        ${renderFields({
          id: message.id,
          kind: message.kind,
          service_id: message.service_id,
          template_id: message.template_id,
          user_id: message.user_id,
          lib_version: message.lib_version,
          user_agent: message.user_agent,
        })}
      </details>
      <form method="post" action="/messages/${message.id}/delete">
        <button type="submit" class="quiet">Delete<span class="visually-hidden"> message ${message.id}</span></button>
      </form>
    </article>
  </li>`;
}

function renderFields(fields: Record<string, unknown>): Markup {
  const entries = Object.entries(fields);
  if (entries.length === 0) return html`<p class="meta">No fields.</p>`;
  return html`<dl>
    ${entries.map(
      ([name, value]) =>
        html`<div><dt><bdi>${name}</bdi></dt><dd dir="auto">${toText(value)}</dd></div>`,
    )}
  </dl>`;
}

/** The sender's name or address, from the fields the two forms send. */
function senderOf({ id, template_params: params }: Message): string {
  const candidates = [params.name, params.email, params.from_name, params.user_email];
  const sender = candidates.find((value) => typeof value === "string" && value.trim() !== "");
  return sender === undefined ? `Message ${id}` : String(sender);
}

function toText(value: unknown): string {
  if (typeof value === "string") return value === "" ? "(empty)" : value;
  return value === null ? "(none)" : (JSON.stringify(value) ?? "(none)");
}
