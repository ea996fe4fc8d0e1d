import type { ContactPageQueryResult } from "#schemas/generated/types.generated.ts";
import type { EmailPayload } from "#schemas/shared/email-template-names.ts";
import { readCarriedMessage } from "#web/forms/carried-message.ts";
import { tabEntries } from "#web/lib/entry-store.ts";

type Page = NonNullable<ContactPageQueryResult>;

/** The form's words, as the contact page holds them, and the site's heading of having no connection. */
export type ConsultationTexts = Page["form"] & { offlineTitle: string };

export type ThankYouTexts = Page["thankYou"];

export const textFieldNames = [
  "fullName",
  "email",
  "phone",
  "profession",
  "nationality",
  "contactMethod",
  "message",
] as const;

export type TextFieldName = (typeof textFieldNames)[number];

export const fieldNames = [...textFieldNames, "consent"] as const;

export type ConsultationValues = Record<TextFieldName, string> & { consent: boolean };

export function fieldId(name: keyof ConsultationValues): string {
  return `consultation-${name}`;
}

export const failureReasons = [
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

/** The request as the email template names its fields; consent and honeypot stay behind. */
export function consultationPayload(
  values: ConsultationValues,
  sentAt: Date,
): EmailPayload<"consultation"> {
  return {
    name: values.fullName,
    email: values.email,
    phone: values.phone,
    profession: values.profession,
    nationality: values.nationality,
    contact_method: values.contactMethod,
    message: values.message,
    time: sentAt.toLocaleString(),
  };
}

/**
 * What a message begins with for a visitor whose page named a subject in the address.
 * @param hash the address's fragment, with its "#"
 */
export function openingLine(
  hash: string,
  subjects: Readonly<Record<string, string>>,
): string | undefined {
  const place = hash.slice(1);
  return Object.hasOwn(subjects, place) ? `${subjects[place]}: ` : undefined;
}

/** What was written before, then what the address carries, unless it stands there already. */
export function openingMessage(
  written: string | undefined,
  carried: string | undefined,
): string | undefined {
  if (written === undefined || carried === undefined) return written ?? carried;
  return written.includes(carried) ? written : `${written}\n\n${carried}`;
}

/** The whole request as a mail, for whom the form could not send it. Its lines end in CRLF. */
export function requestMailto(
  to: string,
  subject: string,
  values: ConsultationValues,
  fields: Record<TextFieldName, { label: string }>,
): string {
  const body = textFieldNames.map((name) => `${fields[name].label}: ${values[name]}`).join("\r\n");
  return `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export type Draft = Partial<Record<TextFieldName, string>>;

/** Keeps what the visitor wrote, not what the address carries. Consent is given anew each time. */
export function keepDraft(values: ConsultationValues): void {
  const carried = readCarriedMessage(globalThis.location?.hash ?? "");
  const message = carried ? values.message.replace(carried, "").trim() : values.message;
  const { consent: _, ...texts } = values;
  tabEntries.write("contact-form-draft", JSON.stringify({ ...texts, message }));
}

/** What the visitor wrote before; nothing where there is no draft or it cannot be read. */
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

/** Why a request was not sent: after a reload that still stands above the visitor's values. */
export function readKeptFailure(): FailureReason | undefined {
  const kept = tabEntries.read("contact-form-failure");
  return failureReasons.find((reason) => reason === kept);
}
