import { TranslateIcon } from "@sanity/icons/Translate";
import {
  type ConditionalPropertyCallbackContext,
  defineArrayMember,
  defineField,
  defineType,
} from "@sanity/types";
import { optionalString, requiredChoice, requiredText } from "../fields/text.ts";
import { keepsNumbers, keepsTags, readableRow } from "../rules/translation.ts";
import { translationLanguages } from "../shared/languages.ts";
import { nameInWords } from "../shared/name-in-words.ts";
import { translatedTypes } from "../shared/translations/translated-types.ts";

/** A phrase may be a whole paragraph with its tags. */
export const LONGEST_PHRASE = 4_000;

/** The list of translations sets both fields, and neither changes later. */
const isSetUp = ({ document }: ConditionalPropertyCallbackContext) =>
  document?.language !== undefined && document.translated !== undefined;

/**
 * The texts of one document in another language, as in gettext: each row has the English phrase and
 * its translation. A row whose phrase no longer stands in the document is not used.
 */
export const translation = defineType({
  name: "translation",
  title: "Translation",
  description:
    "The texts of one document in another language. Figures, pictures and links always come from the English document.",
  type: "document",
  icon: TranslateIcon,
  // The search of the Studio finds the English document. Its translations would come before it.
  __experimental_omnisearch_visibility: false,
  fields: [
    {
      ...requiredChoice({
        name: "language",
        title: "Language",
        description: "The language of the translated texts.",
        choices: translationLanguages.map(({ id, name }) => ({ title: name, value: id })),
      }),
      hidden: isSetUp,
    },
    defineField({
      name: "translated",
      title: "Document",
      description: "The English document that these texts translate.",
      type: "reference",
      to: translatedTypes.map((type) => ({ type })),
      // A weak reference does not keep an editor from deleting the English document.
      weak: true,
      options: { disableNew: true },
      hidden: isSetUp,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "isShown",
      title: "Shown to visitors",
      description:
        "On: visitors see the page in this language once this is published and the language is switched on under “Languages”. Off: it stays a preparation.",
      type: "boolean",
      initialValue: false,
    }),
    optionalString({
      name: "readBy",
      title: "Read by",
      description:
        "Who has read these texts and grew up with the language; for editors, not shown on the site. Empty: nobody has, so ask a reader.",
      max: 80,
      textKind: "code",
    }),
    defineField({
      name: "rows",
      title: "Texts",
      description:
        "One row for each phrase of the document. Keep numbers, names in braces and tags such as <1/>: a tag stands for a figure or a link, and may move.",
      type: "array",
      of: [
        defineArrayMember({
          name: "translatedText",
          title: "Text",
          type: "object",
          fields: [
            defineField({
              name: "field",
              title: "Field",
              description: "Where the phrase stands in the document.",
              type: "string",
              readOnly: true,
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: "source",
              title: "English",
              description: "The phrase that is translated.",
              type: "text",
              rows: 2,
              readOnly: true,
              validation: (rule) => rule.required(),
            }),
            requiredText({
              name: "text",
              title: "Translation",
              description:
                "Keep numbers, names in braces and tags such as <1/>. A tag stands for a figure or a link and may move.",
              max: LONGEST_PHRASE,
              // It is a translation, and has none.
              textKind: "code",
            }),
            defineField({
              name: "acceptedTerms",
              title: "Accepted terms",
              description:
                "Terms of the glossary that this text renders in other words on purpose; for editors, not shown on the site.",
              type: "array",
              of: [defineArrayMember({ type: "string" })],
              // The row has a button for it.
              hidden: true,
            }),
          ],
          validation: (rule) => [
            rule.custom(keepsTags),
            rule.custom(keepsNumbers),
            rule.custom(readableRow).warning(),
          ],
          preview: { select: { title: "text", subtitle: "source" } },
        }),
      ],
    }),
  ],
  preview: {
    select: {
      language: "language",
      title: "translated.title",
      name: "translated.name",
      label: "translated.label",
      path: "translated.path",
      heading: "translated.heading",
      role: "translated.role",
      type: "translated._type",
    },
    // The language stands in the head of the form and in messages, where a subtitle does not.
    prepare: ({ language, title, name, label, path, heading, role, type }) => ({
      title: [
        title ?? name ?? label ?? path ?? heading ?? role ?? nameInWords(type ?? "translation"),
        translationLanguages.find((each) => each.id === language)?.name,
      ]
        .filter(Boolean)
        .join(", "),
      subtitle: "Translation",
    }),
  },
});
