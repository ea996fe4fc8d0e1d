import { consultationFields, textFieldNames } from "./forms/consultation-fields.ts";

/**
 * The names that each email template uses for a form's values. The forms send exactly these names;
 * docs/email-templates shows each.
 */
export const emailTemplateNames = {
  consultation: [...textFieldNames.map((name) => consultationFields[name].sentAs), "time"],
  signUp: [
    "to_email",
    "to_name",
    "from_name",
    "from_email",
    "subject",
    "message",
    "reply_to",
    "user_email",
    "time",
    "source",
  ],
} as const;

/** The values that a form sends for its template. */
export type EmailPayload<Form extends keyof typeof emailTemplateNames> = Record<
  (typeof emailTemplateNames)[Form][number],
  string
>;
