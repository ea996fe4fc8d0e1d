import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { requiredLine } from "../../fields/rich-text.ts";
import { requiredString } from "../../fields/text.ts";

/** What the banner says that asks for consent to analytics. */
export const cookieBanner = fieldsTogether({
  name: "cookieBanner",
  title: "Cookie banner",
  description: "Asks every new visitor for consent to analytics, on whichever page comes first.",
  group: "consent",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "The first line, which also names the banner for screen readers.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences on what is stored, and what only with consent.",
    }),
    requiredString({
      name: "policyLabel",
      title: "Link: cookie policy",
      description: "The words of the link to the cookie policy, after the text.",
      max: 40,
    }),
    requiredString({
      name: "acceptLabel",
      title: "Button: accept",
      description: "The words on the button that allows analytics.",
      max: 24,
    }),
    requiredString({
      name: "declineLabel",
      title: "Button: decline",
      description: "The words on the button that allows nothing but what is essential.",
      max: 24,
    }),
    requiredString({
      name: "closeLabel",
      title: "Close button: name",
      description: "What a screen reader says for the close button, which declines as well.",
      max: 40,
    }),
    defineField({
      name: "policyDay",
      type: "date",
      title: "Policy as of",
      description:
        "The day on which the cookie policy last changed in what it says is kept or measured. Visitors who chose before that are asked again.",
    }),
  ],
});
