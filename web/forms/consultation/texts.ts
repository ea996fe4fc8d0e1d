import type { ContactPageQueryResult } from "#schemas/generated/types.generated.ts";
import type { FieldMessages, TextFieldName } from "./values.ts";

type Page = NonNullable<ContactPageQueryResult>;

/** The form's words, as the contact page holds them. */
export type ConsultationTexts = Page["form"];

export type ThankYouTexts = Page["thankYou"];

/** The message that stands beside each rule. */
export function fieldMessages(fields: ConsultationTexts["fields"]): FieldMessages {
  return {
    fullName: fields.fullName.message,
    email: fields.email.message,
    phone: fields.phone.message,
    profession: fields.profession.message,
    nationality: fields.nationality.message,
    contactMethod: fields.contactMethod.message,
    message: fields.message.message,
    consent: fields.consent.message,
  };
}

/** The name of each field, for the mail a visitor sends when the form could not. */
export function fieldLabels(fields: ConsultationTexts["fields"]) {
  return {
    fullName: fields.fullName.label,
    email: fields.email.label,
    phone: fields.phone.label,
    profession: fields.profession.label,
    nationality: fields.nationality.label,
    contactMethod: fields.contactMethod.label,
    message: fields.message.label,
  } satisfies Record<TextFieldName, string>;
}
