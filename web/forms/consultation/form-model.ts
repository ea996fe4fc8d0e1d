import type { ContactPageQueryResult } from "#schemas/generated/types.generated.ts";
import {
  consultationField,
  type TextFieldName,
  textFieldNames,
} from "#schemas/shared/forms/consultation-fields.ts";
import { cleanText, type PlainText } from "#schemas/shared/head/clean-text.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { recordOf } from "#schemas/shared/record.ts";
import { readCarriedMessage } from "#web/forms/carried-message.ts";
import { officeTime, withPageLanguage } from "#web/forms/office-texts.ts";
import { tabEntries } from "#web/lib/entry-store.ts";

type Page = NonNullable<ContactPageQueryResult>;

/**
 * The texts of the form from the contact page, the heading of the offline page, and the name of the
 * messages that are shown for a moment.
 */
export type ConsultationTexts = Page["form"] & { offlineTitle: string; toastsLabel: string };

export type ThankYouTexts = Page["thankYou"];

export const fieldNames = [...textFieldNames, "consent"] as const;

export type ConsultationValues = Record<TextFieldName, string> & { consent: boolean };

/** The values of a form's fields. Extensions and phones fill fields without events for React. */
export function valuesIn({ elements }: HTMLFormElement): ConsultationValues {
  const textOf = (name: TextFieldName) => {
    const control = elements.namedItem(name);
    return control !== null && "value" in control ? `${control.value}` : "";
  };
  const consent = elements.namedItem("consent");
  return {
    ...recordOf(textFieldNames, textOf),
    consent: consent instanceof HTMLInputElement && consent.checked,
  };
}

/**
 * EmailJS accepts 50,000 bytes per request. The first limit is for the message, the second for each
 * other field.
 */
const LONGEST_MESSAGE = 45_000;
const LONGEST_OTHER = 500;

/** Whether a text is too long for a request to the email service. */
export function isTooLong(name: TextFieldName, text: string): boolean {
  const bytes = new TextEncoder().encode(JSON.stringify(text)).length;
  return bytes > (consultationField(name).kind === "message" ? LONGEST_MESSAGE : LONGEST_OTHER);
}

export function fieldId(name: keyof ConsultationValues): string {
  return `consultation-${name}`;
}

const failureReasons = [
  "rateLimit",
  "invalidParameters",
  "limitReached",
  "forbidden",
  "offline",
  "otherFailure",
] as const;

export type FailureReason = (typeof failureReasons)[number];

export function failureReason(status: number): FailureReason {
  if (status === 400) return "invalidParameters";
  if (status === 402) return "limitReached";
  if (status === 403) return "forbidden";
  return "otherFailure";
}

export function endWords(
  end: FailureReason | "sent",
  { messages, offlineTitle }: Pick<ConsultationTexts, "messages" | "offlineTitle">,
) {
  if (end === "sent") return { title: messages.successTitle, text: messages.successText };
  if (end === "rateLimit") return { title: messages.rateLimitTitle, text: messages.rateLimitText };
  if (end === "offline") return { title: offlineTitle, text: messages.offline };
  return { title: messages.failureTitle, text: messages[end] };
}

/** The values under the names of the email template, without consent and honeypot. */
export function consultationPayload(
  values: ConsultationValues,
  language: Language,
  sentAt: Date,
): Record<string, string> {
  const texts = { ...values, message: withPageLanguage(values.message, language) };
  const sent = textFieldNames.map((name) => [consultationField(name).sentAs, texts[name]]);
  return { ...Object.fromEntries(sent), time: officeTime(sentAt) };
}

/**
 * The first lines of a message for a visitor whose page named a subject in the address.
 * @param hash the address's fragment, with its "#"
 */
export function openingLine(
  hash: string,
  subjects: Readonly<Record<string, PlainText>>,
): string | undefined {
  const place = hash.slice(1);
  return Object.hasOwn(subjects, place) ? `${subjects[place]}: ` : undefined;
}

/** The draft, then the text from the address unless the draft contains it. */
export function openingMessage(
  written: string | undefined,
  carried: string | undefined,
): string | undefined {
  if (written === undefined || carried === undefined) return written ?? carried;
  return written.includes(carried) ? written : `${written}\n\n${carried}`;
}

/** The request as text, with a line per field. */
export function requestText(
  values: ConsultationValues,
  fields: Record<TextFieldName, { label: string }>,
  language: Language,
): string {
  const lines = textFieldNames.map((name) => `${cleanText(fields[name].label)}: ${values[name]}`);
  return withPageLanguage(lines.join("\r\n"), language, "\r\n");
}

/** Windows opens no longer addresses. */
const LONGEST_MAILTO = 2_000;

/**
 * A mail with a text, for a visitor whose request could not be sent, and whether it contains the
 * whole text. A long text ends with "…".
 */
export function mailtoOf(to: string, subject: PlainText, text: string) {
  const address = encodeURIComponent(to).replaceAll("%40", "@");
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = start + encoded(text);
  if (whole.length <= LONGEST_MAILTO) return { href: whole, isComplete: true };
  let href = start;
  for (const letter of text) {
    const next = href + encoded(letter);
    if (next.length + ELLIPSIS.length > LONGEST_MAILTO) break;
    href = next;
  }
  return { href: href + ELLIPSIS, isComplete: false };
}

const ELLIPSIS = encodeURIComponent("…");

/** A text that was cut may end in half a character, which an address cannot contain. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd"));

export type Draft = Partial<Record<TextFieldName, string>>;

/** Stores the visitor's entries, without the text from the address. Consent is never stored. */
export function keepDraft(values: ConsultationValues): void {
  const carried = readCarriedMessage(globalThis.location?.hash ?? "");
  const message = carried ? values.message.replace(carried, "").trim() : values.message;
  const { consent: _, ...texts } = values;
  tabEntries.write("contact-form-draft", JSON.stringify({ ...texts, message }));
}

/** The stored entries; empty if there is no draft, or if it cannot be read. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(tabEntries.read("contact-form-draft") ?? "{}");
    const draft = new Map<string, unknown>(Object.entries(kept ?? {}));
    return Object.fromEntries(
      textFieldNames.flatMap((name) => {
        const value = draft.get(name);
        return typeof value === "string" && value !== "" ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Why a request was not sent. The reason is shown again after a reload. */
export function readKeptFailure(): FailureReason | undefined {
  const kept = tabEntries.read("contact-form-failure");
  return failureReasons.find((reason) => reason === kept);
}
