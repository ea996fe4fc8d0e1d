import { field } from "../../fields/field.ts";
import { asIs, choiceField, optionalString, searchText, stringList } from "../../fields/text.ts";
import { webAddress } from "../../fields/web-address.ts";
import { searchLengths, warnWhenDoubled, warnWithoutPage } from "../../rules/metadata.ts";
import { uniqueAmongType } from "../../rules/unique.ts";
import { sitePath } from "../../shared/redirects/path.ts";

/** What search engines read and show. */
export const searchFields = [
  field.string("path", "The path of the page that this belongs to, such as / or /contact.", {
    validation: (rule) => [
      rule.required().custom(sitePath).custom(uniqueAmongType("pageMetadata", "path")),
      rule.skip().custom(warnWithoutPage).warning(),
    ],
  }),
  searchText(
    "title",
    "The title in search results and in the browser's tab; up to 60 characters.",
    { rows: 1, softMax: searchLengths.title, warn: warnWhenDoubled("title") },
  ),
  searchText(
    "description",
    "The sentence under the title in search results; up to 160 characters.",
    { rows: 3, softMax: searchLengths.description, warn: warnWhenDoubled("description") },
  ),
  stringList("keywords", "Words that describe the page; most search engines ignore them.", {
    itemTitle: "Keyword",
    min: 0,
  }),
  choiceField(
    "robots",
    "Whether search engines may list the page and follow its links; empty means yes.",
    {
      title: "Search engines",
      choices: asIs(["index, follow", "noindex, follow", "index, nofollow", "noindex, nofollow"]),
    },
  ),
  webAddress(
    "canonical",
    "Only when another address is the original; empty means the page's own.",
    { title: "Canonical address", example: "https://example.com/contact" },
  ),
  optionalString("author", "Who wrote the page; empty means the company.", { max: 100 }),
  optionalString("publisher", "Who publishes the page; empty means the company.", { max: 100 }),
];
