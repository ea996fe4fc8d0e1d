import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { LinkIcon } from "@sanity/icons/Link";
import { defineField } from "@sanity/types";
import { requiredString } from "../../fields/text.ts";
import {
  jsonObject,
  languageTag,
  oneAlternatePerLanguage,
  pathOrAddress,
} from "../../rules/metadata.ts";

/** What machines read: times, structured data, breadcrumbs and other languages. */
export const technicalFields = [
  defineField({
    name: "articlePublishedTime",
    type: "datetime",
    title: "Published",
    description: "When the article first appeared; only for pages of the kind article.",
  }),
  defineField({
    name: "articleModifiedTime",
    type: "datetime",
    title: "Changed",
    description: "When the article was last changed; only for pages of the kind article.",
    validation: (rule) =>
      rule
        .min(rule.valueOfField("articlePublishedTime"))
        .error("This cannot be before the day of publishing."),
  }),
  defineField({
    name: "structuredData",
    type: "text",
    title: "Structured data",
    description: "One JSON-LD object that is added to those the site makes by itself.",
    rows: 8,
    validation: (rule) => rule.custom(jsonObject),
  }),
  defineField({
    name: "breadcrumbs",
    type: "array",
    title: "Breadcrumbs",
    description:
      "The way from the home page to this one, for search results; empty means made by itself.",
    of: [
      {
        name: "breadcrumb",
        type: "object",
        title: "Breadcrumb",
        icon: LinkIcon,
        fields: [
          requiredString("name", "Name", "The name of the page on the way.", { max: 60 }),
          defineField({
            name: "url",
            type: "string",
            title: "Address",
            description: "Its path, such as /contact, or its whole address.",
            validation: (rule) => rule.required().custom(pathOrAddress),
          }),
        ],
        preview: { select: { title: "name", subtitle: "url" } },
      },
    ],
  }),
  defineField({
    name: "hreflang",
    type: "array",
    title: "Other languages",
    description: "Addresses of translations; until one exists, each names the page's own address.",
    of: [
      {
        name: "alternate",
        type: "object",
        title: "Translation",
        icon: EarthGlobeIcon,
        fields: [
          defineField({
            name: "lang",
            type: "string",
            title: "Language",
            description: "A language code such as sv or en-GB, or x-default.",
            validation: (rule) => rule.required().custom(languageTag),
          }),
          defineField({
            name: "href",
            type: "string",
            title: "Address",
            description: "The path or whole address of the page in that language.",
            validation: (rule) => rule.required().custom(pathOrAddress),
          }),
        ],
        preview: { select: { title: "lang", subtitle: "href" } },
      },
    ],
    validation: (rule) => rule.custom(oneAlternatePerLanguage),
  }),
];
