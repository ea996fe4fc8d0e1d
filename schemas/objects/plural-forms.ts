import { defineField, defineType } from "@sanity/types";
import { notBlank } from "../rules/text.ts";
import { isRecord } from "../shared/record.ts";

const MAX_LENGTH = 80;

type Form = { name: "one" | "other"; title: string; description: string };

/**
 * A form, which needs the other one. Each has the rule itself, because the rules of a field of this
 * type replace those of the type.
 */
const form = (names: Form) =>
  defineField({
    ...names,
    type: "string",
    options: { textKind: "translated" },
    validation: (rule) =>
      rule
        .max(MAX_LENGTH)
        .custom(notBlank)
        .custom((words, { parent }) => {
          const { one, other } = isRecord(parent) ? parent : {};
          return words || !(one || other) ? true : "Write both forms, or none.";
        }),
  });

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
    form({ name: "one", title: "After 1", description: "Such as “zone”, in “1 zone”." }),
    form({
      name: "other",
      title: "After any other number",
      description: "Such as “zones”, in “5 zones”.",
    }),
  ],
  options: { columns: 2 },
});
