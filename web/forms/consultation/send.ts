import * as z from "zod/mini";
import {
  consultationField,
  type TextFieldName,
  textFieldNames,
} from "#schemas/shared/forms/consultation-fields.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { recordOf } from "#schemas/shared/record.ts";
import type { EmailServiceConfig } from "#web/lib/email-service.ts";
import { lastingEntries } from "#web/lib/entry-store.ts";
import { withoutMarks } from "#web/lib/typed-text.ts";
import { emailAddress, isEmailAddress } from "../email-address.ts";
import { type SendResult, sendEmail, wait } from "../send-email.ts";
import {
  type ConsultationTexts,
  type ConsultationValues,
  consultationPayload,
  isTooLong,
} from "./form-model.ts";

// This module validates and sends a request. It is loaded at the first interaction.

export { zodResolver } from "@hookform/resolvers/zod";
export { prepareEmail } from "../send-email.ts";

/**
 * The validation rules with the editor's messages. Texts are trimmed, and lose what nobody sees,
 * before they are measured and sent.
 */
export function consultationSchema({
  fields,
  messages,
}: {
  fields: Record<keyof ConsultationValues, { message: string }>;
  messages: Pick<ConsultationTexts["messages"], "tooLong">;
}) {
  const text = (name: TextFieldName) => {
    const { kind, shortest } = consultationField(name);
    return z.string(fields[name].message).check(
      z.overwrite(readers[kind] ?? withoutMarks),
      z.refine(
        (value) => (kind === "email" ? isEmailAddress(value) : value.length >= shortest),
        fields[name].message,
      ),
      z.refine((value) => !isTooLong(name, value), messages.tooLong),
    );
  };
  return z.object({
    ...recordOf(textFieldNames, text),
    consent: z
      .boolean(fields.consent.message)
      .check(z.refine((agreed) => agreed, fields.consent.message)),
  });
}

/** A phone number may be pasted from a contact or a link. */
const phoneNumber = (typed: string) => withoutMarks(typed).replace(/^tel:\s*/i, "");

/** How the fields that are no plain text are read. */
const readers: Partial<Record<string, (text: string) => string>> = {
  email: emailAddress,
  phone: phoneNumber,
};

const SENT_KEY = "contact_form_sent";
/** The period of the rate limit. */
const WINDOW_MS = 30 * 60_000;
/** Milliseconds to wait for another tab. No single request takes longer. */
const LONGEST_WAIT = 120_000;
/**
 * Milliseconds until a tab sees what another tab has stored. This is later than the release of that
 * tab's lock.
 */
const STORED_ELSEWHERE = 500;

/**
 * Sends the request, unless this browser has just sent the same one from a second tab, or before
 * the visitor went back. Requests of several tabs wait for each other, and the second one finds the
 * first one done. The browser stores a checksum, never the request.
 * @param language the language of the page
 * @param conversionLabel the label of the advertising account, such as "AW-123/abc"
 */
export function sendConsultation(
  service: EmailServiceConfig,
  values: ConsultationValues,
  language: Language,
  conversionLabel: string | undefined,
): Promise<SendResult> {
  const asked = Date.now();
  return inTurn(async () => {
    if (Date.now() - asked > 100) await wait(STORED_ELSEWHERE);
    const mark = checksum(JSON.stringify(values));
    if (wasSent(mark)) return { ok: true };
    const payload = consultationPayload(values, language, new Date());
    const result = await sendEmail(service, service.consultationTemplateId, payload);
    if (result.ok) {
      lastingEntries.write(SENT_KEY, `${mark} ${Date.now()}`);
      lastingEntries.write("lastContactFormSubmission", String(Date.now()));
      reportConversion(conversionLabel);
    }
    return result;
  });
}

function wasSent(mark: string): boolean {
  const [sent, time] = (lastingEntries.read(SENT_KEY) ?? "").split(" ");
  return sent === mark && Math.abs(Date.now() - Number(time)) < WINDOW_MS;
}

/** Waits for other tabs if possible. A request that is sent twice is better than none. */
async function inTurn(task: () => Promise<SendResult>): Promise<SendResult> {
  let begun: Promise<SendResult> | undefined;
  const begin = () => {
    begun ??= task();
    return begun;
  };
  try {
    // Older browsers have no locks, in spite of the types.
    const locks: LockManager | undefined = navigator.locks;
    await locks?.request("consultation", { signal: AbortSignal.timeout(LONGEST_WAIT) }, begin);
  } catch {
    // Browsers that block storage refuse locks too, and another tab may never release its lock.
  }
  return begin();
}

/** FNV-1a over the text, forwards and backwards. This tells one visitor's requests apart. */
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

/** Milliseconds between the conversion event and the call of the global helper. */
const HELPER_DELAY = 100;

/** `gtag` sends the event after consent only, and keeps it until the visitor has chosen. */
function reportConversion(label: string | undefined) {
  if (label !== undefined) window.gtag?.("event", "conversion", { send_to: label });
  setTimeout(() => window.gtag_report_conversion?.(), HELPER_DELAY);
}
