import type { ServerResponse } from "node:http";

/** How to reach us without a tool. */
export type Contact = { email: string; phone: string };

const RETRY_AFTER_SECONDS = "5";

/** Says that too many ask the tools just now, and how to reach us meanwhile. */
export function sendBusy(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  contact: Contact | undefined,
): void {
  const ways = contact && ` Or reach us by telephone, ${contact.phone}, or mail, ${contact.email}.`;
  response
    .writeHead(503, {
      ...headers,
      "Retry-After": RETRY_AFTER_SECONDS,
      "Cache-Control": "private, no-store",
      "Content-Type": "text/plain; charset=utf-8",
    })
    .end(`Too many people ask at once. Please try again in a few seconds.${ways ?? ""}\n`);
}
