import { defineType } from "@sanity/types";
import { optionalString } from "../fields/text.ts";
import { isRecord } from "../shared/record.ts";

/**
 * Words that depend on a number, in the two forms of English. Translators are asked for the forms of
 * their language (`Intl.PluralRules`).
 */
export const pluralForms = defineType({
  name: "pluralForms",
  title: "Words after a number",
  description: "Words that are others after 1 than after 5.",
  type: "object",
  fields: [
    optionalString({
      name: "one",
      title: "After 1",
      description: "Such as “zone”, in “1 zone”.",
      max: 80,
    }),
    optionalString({
      name: "other",
      title: "After any other number",
      description: "Such as “zones”, in “5 zones”.",
      max: 80,
    }),
  ],
  options: { columns: 2 },
  validation: (rule) => rule.custom(bothForms),
});

/** Refuses one form without the other. */
function bothForms(forms: unknown): true | { message: string; path: string[] } {
  const { one, other } = isRecord(forms) ? forms : {};
  if (Boolean(one) === Boolean(other)) return true;
  const missing = one ? "other" : "one";
  return { message: "Write both forms, or none.", path: [missing] };
}
