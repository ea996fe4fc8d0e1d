import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { LinkIcon } from "@sanity/icons/Link";
import { defineField } from "@sanity/types";
import { field } from "../../fields/field.ts";
import { requiredString } from "../../fields/text.ts";
import {
  jsonObject,
  languageTag,
  oneAlternatePerLanguage,
  pathOrAddress,
} from "../../rules/metadata.ts";

/** What machines read: times, structured data, breadcrumbs and other languages. */
export const technicalFields = [
  field.datetime(
    "articlePublishedTime",
    "When the article first appeared; only for pages of the kind article.",
    { title: "Published" },
  ),
  field.datetime(
    "articleModifiedTime",
    "When the article was last changed; only for pages of the kind article.",
    {
      title: "Changed",
      validation: (rule) =>
        rule
          .min(rule.valueOfField("articlePublishedTime"))
          .error("This cannot be before the day of publishing."),
    },
  ),
  defineField({
    name: "structuredData",
    type: "text",
    title: "Structured data",
    description: "One JSON-LD object that is added to those the site makes by itself.",
    rows: 8,
    validation: (rule) => rule.custom(jsonObject),
  }),
  field.array(
    "breadcrumbs",
    "The way from the home page to this one, for search results; empty means made by itself.",
    {
      of: [
        {
          name: "breadcrumb",
          type: "object",
          title: "Breadcrumb",
          icon: LinkIcon,
          fields: [
            requiredString("name", "The name of the page on the way.", { max: 60 }),
            field.string("url", "Its path, such as /contact, or its whole address.", {
              title: "Address",
              validation: (rule) => rule.required().custom(pathOrAddress),
            }),
          ],
          preview: { select: { title: "name", subtitle: "url" } },
        },
      ],
    },
  ),
  field.array(
    "hreflang",
    "Addresses of translations; until one exists, each names the page's own address.",
    {
      title: "Other languages",
      of: [
        {
          name: "alternate",
          type: "object",
          title: "Translation",
          icon: EarthGlobeIcon,
          fields: [
            field.string("lang", "A language code such as sv or en-GB, or x-default.", {
              title: "Language",
              validation: (rule) => rule.required().custom(languageTag),
            }),
            field.string("href", "The path or whole address of the page in that language.", {
              title: "Address",
              validation: (rule) => rule.required().custom(pathOrAddress),
            }),
          ],
          preview: { select: { title: "lang", subtitle: "href" } },
        },
      ],
      validation: (rule) => rule.custom(oneAlternatePerLanguage),
    },
  ),
];
