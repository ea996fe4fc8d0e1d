import { SearchIcon } from "@sanity/icons/Search";
import { defineField, defineType } from "@sanity/types";
import { dateTimeField, type FieldNames, group, inGroups, webAddress } from "../fields/field.ts";
import { optionalImage } from "../fields/image.ts";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import {
  asIs,
  optionalChoice,
  optionalString,
  requiredString,
  searchText,
  stringList,
  titled,
} from "../fields/text.ts";
import { uniqueAmongType } from "../rules/client.ts";
import { once } from "../rules/lists.ts";
import {
  jsonObject,
  pathOrAddress,
  searchLengths,
  warnWhenDoubled,
  warnWithoutPage,
} from "../rules/metadata.ts";
import { sitePath } from "../shared/redirects/path.ts";

const searchFields = [
  defineField({
    name: "path",
    title: "Path",
    description: "The path of the page that this belongs to, such as / or /contact.",
    type: "string",
    options: { textKind: "code" },
    validation: (rule) => [
      rule.required().custom(sitePath).custom(uniqueAmongType("pageMetadata", "path")),
      rule.skip().custom(warnWithoutPage).warning(),
    ],
  }),
  searchText({
    name: "title",
    title: "Title",
    description: "The title in search results and in the browser's tab; up to 60 characters.",
    max: searchLengths.title,
    warn: warnWhenDoubled("title"),
  }),
  searchText({
    name: "description",
    title: "Description",
    description: "The sentence under the title in search results; up to 155 characters.",
    max: searchLengths.description,
    warn: warnWhenDoubled("description"),
  }),
  stringList({
    name: "keywords",
    title: "Keywords",
    description: "Words that describe the page; most search engines ignore them.",
    member: "Keyword",
  }),
  optionalChoice({
    name: "robots",
    title: "Search engines",
    description: "Whether search engines may list the page and follow its links; empty means yes.",
    choices: asIs(["index, follow", "noindex, follow", "index, nofollow", "noindex, nofollow"]),
  }),
  webAddress({
    name: "canonical",
    title: "Canonical address",
    description: "Only when another address is the original; empty means the page's own.",
    example: "https://example.com/contact",
  }),
  optionalString({
    name: "author",
    title: "Author",
    description: "Who wrote the page; empty means the company.",
    max: 100,
    textKind: "name",
  }),
  optionalString({
    name: "publisher",
    title: "Publisher",
    description: "Who publishes the page; empty means the company.",
    max: 100,
    textKind: "name",
  }),
];

const accountField = (names: FieldNames) =>
  defineField({
    ...names,
    type: "string",
    options: { textKind: "code" },
    validation: (rule) =>
      rule.regex(/^@\w{1,15}$/).error("Write the account with its @, such as @nordune."),
  });

const socialFields = [
  searchText({
    name: "ogTitle",
    title: "Title when shared",
    description: "The title on social networks; empty means the search title.",
    max: 70,
  }),
  searchText({
    name: "ogDescription",
    title: "Description when shared",
    description: "The text on social networks; empty means the search description.",
    max: 200,
  }),
  optionalImage({
    name: "ogImage",
    title: "Image when shared",
    description: "Shown at 1200 × 630 on social networks; empty means the page's first image.",
    slot: "shareCard",
  }),
  optionalChoice({
    name: "ogType",
    title: "Kind of page",
    description: "How social networks class the page; empty means website.",
    choices: titled({ website: "Website", article: "Article" }),
  }),
  webAddress({
    name: "ogUrl",
    title: "Address when shared",
    description: "Only when another address is to be shared; empty means the canonical one.",
    example: "https://example.com/contact",
  }),
  optionalChoice({
    name: "twitterCard",
    title: "Twitter card",
    description: "How large Twitter shows the image; empty means large.",
    choices: titled({ summary: "Small image", summary_large_image: "Large image" }),
  }),
  accountField({
    name: "twitterSite",
    title: "Twitter account of the site",
    description: "The company's account, with its @.",
  }),
  accountField({
    name: "twitterCreator",
    title: "Twitter account of the author",
    description: "The author's account, with its @.",
  }),
  optionalImage({
    name: "twitterImage",
    title: "Twitter image",
    description: "Only when Twitter is to show another image than other networks.",
    slot: "shareCard",
  }),
];

const technicalFields = [
  dateTimeField({
    name: "articlePublishedTime",
    title: "Published",
    description: "When the article first appeared; only for pages of the kind article.",
  }),
  dateTimeField({
    name: "articleModifiedTime",
    title: "Changed",
    description: "When the article was last changed; only for pages of the kind article.",
    validation: (rule) =>
      rule
        .min(rule.valueOfField("articlePublishedTime"))
        .error("This cannot be before the day of publishing."),
  }),
  defineField({
    name: "structuredData",
    title: "Structured data",
    description: "One JSON-LD object that is added to those the site makes by itself.",
    type: "text",
    rows: 8,
    options: { textKind: "code" },
    validation: (rule) => rule.custom(jsonObject),
  }),
  defineField({
    name: "breadcrumbs",
    title: "Breadcrumbs",
    description:
      "The way from the home page to this one, for search results; empty means made by itself.",
    type: "array",
    of: [
      {
        name: "breadcrumb",
        type: "object",
        title: "Breadcrumb",
        fields: [
          requiredString({
            name: "name",
            title: "Name",
            description: "The name of the page on the way.",
            max: 60,
          }),
          defineField({
            name: "url",
            title: "Address",
            description: "Its path, such as /contact, or its whole address.",
            type: "string",
            options: { textKind: "code" },
            validation: (rule) => rule.required().custom(pathOrAddress),
          }),
        ],
        preview: { select: { title: "name", subtitle: "url" } },
      },
    ],
  }),
  defineField({
    name: "hreflang",
    title: "Other languages",
    description: "Addresses of translations; until one exists, each names the page's own address.",
    type: "array",
    of: [
      {
        name: "alternate",
        type: "object",
        title: "Translation",
        fields: [
          defineField({
            name: "lang",
            title: "Language",
            description: "A language code such as sv or en-GB, or x-default.",
            type: "string",
            options: { textKind: "code" },
            validation: (rule) =>
              rule
                .required()
                .regex(/^(?:x-default|[a-z]{2,3}(?:-[A-Z]{2})?)$/)
                .error("Write a language code such as sv or en-GB, or x-default."),
          }),
          defineField({
            name: "href",
            title: "Address",
            description: "The path or whole address of the page in that language.",
            type: "string",
            options: { textKind: "code" },
            validation: (rule) => rule.required().custom(pathOrAddress),
          }),
        ],
        preview: { select: { title: "lang", subtitle: "href" } },
      },
    ],
    validation: (rule) => rule.custom(once("lang")),
  }),
  inEnglishOnly(),
];

export const pageMetadata = defineType({
  name: "pageMetadata",
  title: "Page metadata",
  description: "What search engines and social networks show for one path.",
  type: "document",
  icon: SearchIcon,
  ...inGroups(
    group("search", "Search", searchFields),
    group("social", "Sharing", socialFields),
    group("technical", "Technical", technicalFields),
  ),
  preview: { select: { title: "path", subtitle: "title" } },
});
