/** The fields of the consultation form, in the order in which the form shows them. */
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

export type ConsultationValues = Record<TextFieldName, string> & { consent: boolean };

/** The message shown where a field breaks its rule. */
export type FieldMessages = Record<keyof ConsultationValues, string>;
