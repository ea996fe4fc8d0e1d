import { defineField } from "@sanity/types";
import { optionalImage } from "../../fields/image.ts";
import { choiceField, searchText } from "../../fields/text.ts";
import { webAddress } from "../../fields/web-address.ts";

/** Refuses an account name that is not one. */
function accountName(value: string | undefined): true | string {
  return value === undefined || /^@\w{1,15}$/.test(value)
    ? true
    : "Write the account with its @, such as @nordune.";
}

function accountField(field: { name: string; title: string; description: string }) {
  return defineField({
    ...field,
    type: "string",
    validation: (rule) => rule.custom(accountName),
  });
}

/** What networks show when somebody shares the page. */
export const socialFields = [
  searchText(
    "ogTitle",
    "Title when shared",
    "The title on social networks; empty means the search title.",
    { rows: 1, softMax: 70 },
  ),
  searchText(
    "ogDescription",
    "Description when shared",
    "The text on social networks; empty means the search description.",
    { rows: 3, softMax: 200 },
  ),
  optionalImage(
    "ogImage",
    "Image when shared",
    "Shown at 1200 × 630 on social networks; empty means the page's first image.",
    { slot: "shareCard" },
  ),
  choiceField(
    "ogType",
    "Kind of page",
    "How social networks class the page; empty means website.",
    {
      choices: [
        { title: "Website", value: "website" },
        { title: "Article", value: "article" },
      ],
    },
  ),
  webAddress(
    "ogUrl",
    "Address when shared",
    "Only when another address is to be shared; empty means the canonical one.",
    { example: "https://example.com/contact" },
  ),
  choiceField(
    "twitterCard",
    "Twitter card",
    "How large Twitter shows the image; empty means large.",
    {
      choices: [
        { title: "Small image", value: "summary" },
        { title: "Large image", value: "summary_large_image" },
      ],
    },
  ),
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
  optionalImage(
    "twitterImage",
    "Twitter image",
    "Only when Twitter is to show another image than other networks.",
    { slot: "shareCard" },
  ),
];
