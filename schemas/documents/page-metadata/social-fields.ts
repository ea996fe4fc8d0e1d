import { defineField } from "@sanity/types";
import { optionalImage } from "../../fields/image.ts";
import { choiceField, searchText, titled } from "../../fields/text.ts";
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
  searchText("ogTitle", "The title on social networks; empty means the search title.", {
    title: "Title when shared",
    rows: 1,
    softMax: 70,
  }),
  searchText("ogDescription", "The text on social networks; empty means the search description.", {
    title: "Description when shared",
    rows: 3,
    softMax: 200,
  }),
  optionalImage(
    "ogImage",
    "Shown at 1200 × 630 on social networks; empty means the page's first image.",
    { title: "Image when shared", slot: "shareCard" },
  ),
  choiceField("ogType", "How social networks class the page; empty means website.", {
    title: "Kind of page",
    choices: titled({ website: "Website", article: "Article" }),
  }),
  webAddress("ogUrl", "Only when another address is to be shared; empty means the canonical one.", {
    title: "Address when shared",
    example: "https://example.com/contact",
  }),
  choiceField("twitterCard", "How large Twitter shows the image; empty means large.", {
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
  optionalImage("twitterImage", "Only when Twitter is to show another image than other networks.", {
    slot: "shareCard",
  }),
];
