import { defineField } from "@sanity/types";
import { optionalImage } from "../../fields/image.ts";
import { choiceField, searchText } from "../../fields/text.ts";
import { webAddress } from "../../fields/web-address.ts";

const group = "social";

/** Refuses an account name that is not one. */
function accountName(value: string | undefined): true | string {
  return value === undefined || /^@\w{1,15}$/.test(value)
    ? true
    : "Write the account with its @, such as @nordune.";
}

function accountField(field: { name: string; title: string; description: string }) {
  return defineField({
    ...field,
    group,
    type: "string",
    validation: (rule) => rule.custom(accountName),
  });
}

/** What networks show when somebody shares the page. */
export const socialFields = [
  searchText({
    name: "ogTitle",
    title: "Title when shared",
    description: "The title on social networks; empty means the search title.",
    group,
    rows: 1,
    softMax: 70,
  }),
  searchText({
    name: "ogDescription",
    title: "Description when shared",
    description: "The text on social networks; empty means the search description.",
    group,
    rows: 3,
    softMax: 200,
  }),
  optionalImage({
    name: "ogImage",
    slot: "shareCard",
    title: "Image when shared",
    description: "Shown at 1200 × 630 on social networks; empty means the page's first image.",
    group,
  }),
  choiceField({
    name: "ogType",
    title: "Kind of page",
    description: "How social networks class the page; empty means website.",
    group,
    choices: [
      { title: "Website", value: "website" },
      { title: "Article", value: "article" },
    ],
  }),
  webAddress({
    name: "ogUrl",
    title: "Address when shared",
    description: "Only when another address is to be shared; empty means the canonical one.",
    group,
    example: "https://example.com/contact",
  }),
  choiceField({
    name: "twitterCard",
    title: "Twitter card",
    description: "How large Twitter shows the image; empty means large.",
    group,
    choices: [
      { title: "Small image", value: "summary" },
      { title: "Large image", value: "summary_large_image" },
    ],
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
    slot: "shareCard",
    title: "Twitter image",
    description: "Only when Twitter is to show another image than other networks.",
    group,
  }),
];
