import { SearchIcon } from "@sanity/icons/Search";
import { defineField, defineType } from "@sanity/types";
import { about, field, group, inGroups, type Row, webAddress } from "../fields/field.ts";
import { optionalImage } from "../fields/image.ts";
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
  field.string({
    ...about`path | The path of the page that this belongs to, such as / or /contact.`,
    validation: (rule) => [
      rule.required().custom(sitePath).custom(uniqueAmongType("pageMetadata", "path")),
      rule.skip().custom(warnWithoutPage).warning(),
    ],
  }),
  searchText`title | Title | The title in search results and in the browser's tab; up to 60 characters. | ${searchLengths.title}`(
    warnWhenDoubled("title"),
  ),
  searchText`description | Description | The sentence under the title in search results; up to 160 characters. | ${searchLengths.description}`(
    warnWhenDoubled("description"),
  ),
  stringList`keywords | Keywords | Words that describe the page; most search engines ignore them. | Keyword`,
  optionalChoice`robots | Search engines | Whether search engines may list the page and follow its links; empty means yes.`(
    asIs(["index, follow", "noindex, follow", "index, nofollow", "noindex, nofollow"]),
  ),
  webAddress`canonical | Canonical address | Only when another address is the original; empty means the page's own. | https://example.com/contact`,
  optionalString`author | Author | Who wrote the page; empty means the company. | 100`,
  optionalString`publisher | Publisher | Who publishes the page; empty means the company. | 100`,
];

const accountField = (...row: Row) =>
  field.string({
    ...about(...row),
    validation: (rule) =>
      rule.regex(/^@\w{1,15}$/).error("Write the account with its @, such as @nordune."),
  });

const socialFields = [
  searchText`ogTitle | Title when shared | The title on social networks; empty means the search title. | 70`(),
  searchText`ogDescription | Description when shared | The text on social networks; empty means the search description. | 200`(),
  optionalImage`ogImage | Image when shared | Shown at 1200 × 630 on social networks; empty means the page's first image. | shareCard`,
  optionalChoice`ogType | Kind of page | How social networks class the page; empty means website.`(
    titled({ website: "Website", article: "Article" }),
  ),
  webAddress`ogUrl | Address when shared | Only when another address is to be shared; empty means the canonical one. | https://example.com/contact`,
  optionalChoice`twitterCard | How large Twitter shows the image; empty means large.`(
    titled({ summary: "Small image", summary_large_image: "Large image" }),
  ),
  accountField`twitterSite | Twitter account of the site | The company's account, with its @.`,
  accountField`twitterCreator | Twitter account of the author | The author's account, with its @.`,
  optionalImage`twitterImage | Twitter image | Only when Twitter is to show another image than other networks. | shareCard`,
];

const technicalFields = [
  field.datetime({
    ...about`articlePublishedTime | Published | When the article first appeared; only for pages of the kind article.`,
  }),
  field.datetime({
    ...about`articleModifiedTime | Changed | When the article was last changed; only for pages of the kind article.`,
    validation: (rule) =>
      rule
        .min(rule.valueOfField("articlePublishedTime"))
        .error("This cannot be before the day of publishing."),
  }),
  defineField({
    ...about`structuredData | One JSON-LD object that is added to those the site makes by itself.`,
    type: "text",
    rows: 8,
    validation: (rule) => rule.custom(jsonObject),
  }),
  field.array({
    ...about`breadcrumbs | The way from the home page to this one, for search results; empty means made by itself.`,
    of: [
      {
        name: "breadcrumb",
        type: "object",
        title: "Breadcrumb",
        fields: [
          requiredString`name | Name | The name of the page on the way. | 60`,
          field.string({
            ...about`url | Address | Its path, such as /contact, or its whole address.`,
            validation: (rule) => rule.required().custom(pathOrAddress),
          }),
        ],
        preview: { select: { title: "name", subtitle: "url" } },
      },
    ],
  }),
  field.array({
    ...about`hreflang | Other languages | Addresses of translations; until one exists, each names the page's own address.`,
    of: [
      {
        name: "alternate",
        type: "object",
        title: "Translation",
        fields: [
          field.string({
            ...about`lang | Language | A language code such as sv or en-GB, or x-default.`,
            validation: (rule) =>
              rule
                .required()
                .regex(/^(?:x-default|[a-z]{2,3}(?:-[A-Z]{2})?)$/)
                .error("Write a language code such as sv or en-GB, or x-default."),
          }),
          field.string({
            ...about`href | Address | The path or whole address of the page in that language.`,
            validation: (rule) => rule.required().custom(pathOrAddress),
          }),
        ],
        preview: { select: { title: "lang", subtitle: "href" } },
      },
    ],
    validation: (rule) => rule.custom(once("lang")),
  }),
];

export const pageMetadata = defineType({
  ...about`pageMetadata | What search engines and social networks show for one path.`,
  type: "document",
  icon: SearchIcon,
  ...inGroups(
    group("search", "Search", searchFields),
    group("social", "Sharing", socialFields),
    group("technical", "Technical", technicalFields),
  ),
  preview: { select: { title: "path", subtitle: "title" } },
});
