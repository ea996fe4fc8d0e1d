import { type BooleanDefinition, defineField } from "@sanity/types";

/** Takes a document out of the lists of what is to be translated. */
export const inEnglishOnly = (field: Pick<BooleanDefinition, "initialValue"> = {}) =>
  defineField({
    ...field,
    name: "inEnglishOnly",
    title: "Not to be translated",
    description:
      "On: lists, checks and files for translators leave it out. A translation that is shown already stays, until you switch it off there (for editors, not shown on the site).",
    type: "boolean",
  });
