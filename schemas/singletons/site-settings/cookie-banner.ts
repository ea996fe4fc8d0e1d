import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { requiredString, requiredText } from "../../fields/text.ts";

export const cookieBanner = fieldsTogether(
  "cookieBanner",
  "Cookie banner",
  "Asks every new visitor for consent to analytics, on whichever page comes first.",
  [
    requiredString(
      "heading",
      "Heading",
      "The first line, which also names the banner for screen readers.",
      { max: 60 },
    ),
    requiredText(
      "text",
      "Text",
      "One or two sentences on what is stored, and what only with consent.",
    ),
    requiredString(
      "policyLabel",
      "Link: cookie policy",
      "The words of the link to the cookie policy, after the text.",
      { max: 40 },
    ),
    requiredString(
      "acceptLabel",
      "Button: accept",
      "The words on the button that allows analytics.",
      { max: 24 },
    ),
    requiredString(
      "declineLabel",
      "Button: decline",
      "The words on the button that allows nothing but what is essential.",
      { max: 24 },
    ),
    requiredString(
      "closeLabel",
      "Close button: name",
      "What a screen reader says for the close button, which declines as well.",
      { max: 40 },
    ),
    defineField({
      name: "policyDay",
      type: "date",
      title: "Policy as of",
      description:
        "The day on which the cookie policy last changed in what it says is kept or measured. Visitors who chose before that are asked again.",
    }),
  ],
);
