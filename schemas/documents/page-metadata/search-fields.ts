import { defineField } from "@sanity/types";
import { asIs, choiceField, optionalString, searchText, stringList } from "../../fields/text.ts";
import { webAddress } from "../../fields/web-address.ts";
import { searchLengths, warnWhenDoubled, warnWithoutPage } from "../../rules/metadata.ts";
import { uniqueAmongType } from "../../rules/unique.ts";
import { sitePath } from "../../shared/redirects/path.ts";

const group = "search";

/** What search engines read and show. */
export const searchFields = [
  defineField({
    name: "path",
    type: "string",
    title: "Path",
    description: "The path of the page that this belongs to, such as / or /contact.",
    group,
    validation: (rule) => [
      rule.required().custom(sitePath).custom(uniqueAmongType("pageMetadata", "path")),
      rule.skip().custom(warnWithoutPage).warning(),
    ],
  }),
  searchText({
    name: "title",
    title: "Title",
    description: "The title in search results and in the browser's tab; up to 60 characters.",
    group,
    rows: 1,
    softMax: searchLengths.title,
    warn: warnWhenDoubled("title"),
  }),
  searchText({
    name: "description",
    title: "Description",
    description: "The sentence under the title in search results; up to 160 characters.",
    group,
    rows: 3,
    softMax: searchLengths.description,
    warn: warnWhenDoubled("description"),
  }),
  stringList({
    name: "keywords",
    title: "Keywords",
    description: "Words that describe the page; most search engines ignore them.",
    group,
    itemTitle: "Keyword",
    min: 0,
  }),
  choiceField({
    name: "robots",
    title: "Search engines",
    description: "Whether search engines may list the page and follow its links; empty means yes.",
    group,
    choices: asIs(["index, follow", "noindex, follow", "index, nofollow", "noindex, nofollow"]),
  }),
  webAddress({
    name: "canonical",
    title: "Canonical address",
    description: "Only when another address is the original; empty means the page's own.",
    group,
    example: "https://example.com/contact",
  }),
  optionalString({
    name: "author",
    title: "Author",
    description: "Who wrote the page; empty means the company.",
    group,
    max: 100,
  }),
  optionalString({
    name: "publisher",
    title: "Publisher",
    description: "Who publishes the page; empty means the company.",
    group,
    max: 100,
  }),
];
