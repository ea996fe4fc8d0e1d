import * as z from "zod/mini";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { type EntryStore, lastingEntries } from "#web/lib/entry-store.ts";
import { type SendResult, sendEmail, sendWithRetry, wait } from "../send-email.ts";
import { type ConsultationValues, consultationPayload } from "./form-model.ts";

// What checks and sends a request: it loads when the visitor turns to the form.

export { zodResolver } from "@hookform/resolvers/zod";
export { prepareEmail } from "../send-email.ts";

/**
 * The rules of the consultation form, each with the message the editor wrote for it.
 * Texts are trimmed before they are measured and before they are sent.
 */
export function consultationSchema(fields: Record<keyof ConsultationValues, { message: string }>) {
  const text = (shortest: number, message: string) =>
    z.string(message).check(z.trim(), z.minLength(shortest, message));
  return z.object({
    fullName: text(2, fields.fullName.message),
    email: z.string(fields.email.message).check(z.trim(), z.email(fields.email.message)),
    phone: text(1, fields.phone.message),
    profession: text(2, fields.profession.message),
    nationality: text(2, fields.nationality.message),
    contactMethod: text(1, fields.contactMethod.message),
    message: text(10, fields.message.message),
    consent: z
      .boolean(fields.consent.message)
      .check(z.refine((agreed) => agreed, fields.consent.message)),
  });
}

/** How a request ended; a repeat was not sent again. */
export type SendEnd = { ok: true; isRepeat: boolean } | { ok: false; status: number };

/** Lets the tabs of one browser wait for each other; `navigator.locks`, where there are any. */
export type Locks = {
  request: (
    name: string,
    options: { signal: AbortSignal },
    task: () => Promise<SendEnd>,
  ) => Promise<SendEnd>;
};

const SENT_KEY = "contact_form_sent";
/** As long as the rate limit looks back. */
const WINDOW_MS = 30 * 60_000;
/** Milliseconds to wait for another tab; longer than any send of its own may take. */
const LONGEST_WAIT = 120_000;
/** Milliseconds in which browsers tell a tab what another has stored: later than its lock is free. */
const STORED_ELSEWHERE = 500;

/**
 * Sends, unless this browser has just sent the same request: from a second tab, or from the page
 * before the visitor went back. Sends wait for each other, and the second finds the first done.
 * @param store shared by the browser's tabs; it holds a checksum, never the request
 */
export function sendOnce(
  store: EntryStore,
  locks: Locks | undefined,
  values: ConsultationValues,
  send: () => Promise<SendResult>,
): Promise<SendEnd> {
  const asked = Date.now();
  return inTurn(locks, async () => {
    if (Date.now() - asked > 100) await wait(STORED_ELSEWHERE);
    const mark = checksum(JSON.stringify(values));
    if (wasSent(store, mark, Date.now())) return { ok: true, isRepeat: true };
    const result = await send();
    if (!result.ok) return result;
    store.write(SENT_KEY, `${mark} ${Date.now()}`);
    return { ok: true, isRepeat: false };
  });
}

function wasSent(store: EntryStore, mark: string, now: number): boolean {
  const [sent, time] = (store.read(SENT_KEY) ?? "").split(" ");
  return sent === mark && Math.abs(now - Number(time)) < WINDOW_MS;
}

/** Waits for other tabs where that can be. A request sent twice is better than none. */
async function inTurn(locks: Locks | undefined, task: () => Promise<SendEnd>): Promise<SendEnd> {
  let begun: Promise<SendEnd> | undefined;
  const begin = () => {
    begun ??= task();
    return begun;
  };
  try {
    await locks?.request("consultation", { signal: AbortSignal.timeout(LONGEST_WAIT) }, begin);
  } catch {
    // Browsers refuse locks together with storage, and another tab may never let go of its own.
  }
  return begin();
}

/** FNV-1a over the text, forwards and backwards: enough to tell one visitor's requests apart. */
function checksum(text: string): string {
  const mix = (hash: number, letter: string) =>
    Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const forwards = [...text].reduce(mix, 0x811c9dc5);
  const backwards = [...text].reduceRight(mix, 0x811c9dc5);
  return `${forwards.toString(36)}-${backwards.toString(36)}`;
}

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    gtag_report_conversion?: () => void;
  }
}

/** Milliseconds between the conversion and the call of the global helper. */
const HELPER_DELAY = 100;

/** Sends the request to the business, once, and again after a failure that may pass. */
export function sendConsultation(
  service: EmailServiceConfig,
  values: ConsultationValues,
): Promise<SendEnd> {
  const payload = consultationPayload(values, new Date());
  const send = () => sendEmail(service, service.consultationTemplateId, payload);
  return sendOnce(lastingEntries, navigator.locks, values, () => sendWithRetry(send));
}

/**
 * Tells the advertising account that a request was sent. `gtag` passes it on only with the
 * visitor's consent, and keeps it until there is a choice. A global helper is called a moment
 * later if there is one.
 * @param label conversion label of the account, such as "AW-123/abc"
 */
export function reportConversion(label: string | undefined) {
  if (label !== undefined) window.gtag?.("event", "conversion", { send_to: label });
  setTimeout(() => window.gtag_report_conversion?.(), HELPER_DELAY);
}
