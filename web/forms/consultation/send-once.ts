import type { SendResult } from "../email-service.ts";
import type { EntryStore } from "../entry-store.ts";
import type { ConsultationValues } from "./values.ts";

const SENT_KEY = "contact_form_sent";
/** As long as the rate limit looks back. */
const WINDOW_MS = 30 * 60_000;

/**
 * Sends, unless this browser has just sent the same request: from a second tab, or from the page
 * before the visitor went back. Sends wait for each other, and the second finds the first done.
 * @param store shared by the browser's tabs; it holds a checksum, never the request
 */
export function sendOnce(
  store: EntryStore,
  values: ConsultationValues,
  send: () => Promise<SendResult>,
): Promise<SendResult> {
  return inTurn(async () => {
    const mark = checksum(JSON.stringify(values));
    if (wasSent(store, mark, Date.now())) return { ok: true };
    const result = await send();
    if (result.ok) store.write(SENT_KEY, `${mark} ${Date.now()}`);
    return result;
  });
}

function wasSent(store: EntryStore, mark: string, now: number): boolean {
  const [sent, time] = (store.read(SENT_KEY) ?? "").split(" ");
  return sent === mark && Math.abs(now - Number(time)) < WINDOW_MS;
}

function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  // Only secure contexts have locks; a page without simply does not wait.
  return "locks" in navigator ? navigator.locks.request("consultation", task) : task();
}

/** FNV-1a over the text, forwards and backwards: enough to tell one visitor's requests apart. */
function checksum(text: string): string {
  const mix = (hash: number, letter: string) =>
    Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const forwards = [...text].reduce(mix, 0x811c9dc5);
  const backwards = [...text].reduceRight(mix, 0x811c9dc5);
  return `${forwards.toString(36)}-${backwards.toString(36)}`;
}
