/**
 * The names that each email template gets, by which it shows a form's values. What the forms send
 * has these and no others; docs/email-templates shows each.
 */
export const emailTemplateNames = {
  consultation: [
    "name",
    "email",
    "phone",
    "profession",
    "nationality",
    "contact_method",
    "message",
    "time",
  ],
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

/** What a form sends for its template. */
export type EmailPayload<Form extends keyof typeof emailTemplateNames> = Record<
  (typeof emailTemplateNames)[Form][number],
  string
>;
