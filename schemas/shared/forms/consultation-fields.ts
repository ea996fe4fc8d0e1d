import { recordOf } from "../record.ts";

type ConsultationField = {
  /** How the Studio calls the field. */
  title: string;
  /** How a visitor fills it in: a line of text, a choice from a list, several lines, or a line with a format. */
  kind: "line" | "email" | "phone" | "choice" | "message";
  /** The least number of characters. */
  shortest: number;
  /** The name by which the email template gets the value. */
  sentAs: string;
  /** What browsers may fill in, by the names of HTML. */
  autoComplete?: string;
  /** A value that keeps the rules: for tests, the doctor and the preview. */
  sample: string;
};

/** The fields of the consultation form in their order, all of them required. The consent follows them. */
export const consultationFields = {
  fullName: {
    title: "Full name",
    kind: "line",
    shortest: 2,
    sentAs: "name",
    autoComplete: "name",
    sample: "Anna Bērziņa",
  },
  email: {
    title: "Email",
    kind: "email",
    shortest: 1,
    sentAs: "email",
    autoComplete: "email",
    sample: "anna@example.com",
  },
  phone: {
    title: "Phone",
    kind: "phone",
    shortest: 1,
    sentAs: "phone",
    autoComplete: "tel",
    sample: "+371 2000 0000",
  },
  profession: {
    title: "Profession",
    kind: "line",
    shortest: 2,
    sentAs: "profession",
    autoComplete: "organization-title",
    sample: "Designer",
  },
  nationality: {
    title: "Nationality",
    kind: "line",
    shortest: 2,
    sentAs: "nationality",
    autoComplete: "country-name",
    sample: "Latvian",
  },
  contactMethod: {
    title: "Contact method",
    kind: "choice",
    shortest: 1,
    sentAs: "contact_method",
    sample: "video-call",
  },
  message: {
    title: "Message",
    kind: "message",
    shortest: 10,
    sentAs: "message",
    sample: "We move in autumn, three of us.",
  },
} as const satisfies Record<string, ConsultationField>;

export type TextFieldName = keyof typeof consultationFields;

const isTextFieldName = (name: string): name is TextFieldName =>
  Object.hasOwn(consultationFields, name);

/** The names of the fields in their order, without the consent. */
export const textFieldNames = Object.keys(consultationFields).filter(isTextFieldName);

/** A field by its name, for code that treats all fields alike. */
export const consultationField = (name: TextFieldName): ConsultationField =>
  consultationFields[name];

/** A request that keeps every rule. */
export const sampleRequest = recordOf(textFieldNames, (name) => consultationField(name).sample);
