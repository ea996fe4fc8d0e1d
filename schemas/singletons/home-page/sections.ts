import { defineField } from "@sanity/types";
import { fieldsFolded } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList, referenceList, requiredReference } from "../../fields/list.ts";
import { actionLabel, heading } from "../../fields/page-parts.ts";
import { requiredLine } from "../../fields/rich-text.ts";
import { requiredString } from "../../fields/text.ts";
import { leadIsNotRepeated, oneHighlighted } from "../../rules/lists.ts";

export const advantages = fieldsFolded(
  "advantages",
  "Key advantages",
  "Four figures and three cards that lead on to all advantages.",
  [
    requiredLine("heading", "Heading", "Shown above the section; it may carry a figure."),
    requiredLine("intro", "Introduction", "One or two sentences under the heading."),
    objectList("tiles", "Stat tiles", "Exactly four tiles, from left to right.", {
      of: "statTile",
      size: { count: 4 },
    }),
    referenceList("cards", "Cards", "Exactly three advantages, from left to right.", {
      to: "advantage",
      size: { count: 3 },
    }),
    requiredString(
      "moreLabel",
      "Link",
      "The words of the link to the overview of all advantages.",
      { max: 60 },
    ),
  ],
);

export const process = fieldsFolded(
  "process",
  "Relocation process",
  "Five steps between the place of departure and the place of arrival.",
  [
    heading("Shown above the section."),
    requiredLine("intro", "Introduction", "One or two sentences under the heading."),
    requiredString("startLabel", "Departure", "The words on the picture of the departure.", {
      max: 60,
    }),
    requiredImage(
      "startImage",
      "Image of the departure",
      "The left picture; its horizon lies level with that of the other.",
      { slot: "journey" },
    ),
    requiredString("landLabel", "Arrival", "The words on the picture of the arrival.", { max: 60 }),
    requiredImage(
      "landImage",
      "Image of the arrival",
      "The right picture; its horizon lies level with that of the other.",
      { slot: "journey" },
    ),
    objectList("steps", "Steps", "Exactly five steps, in the order they are taken.", {
      of: "processStep",
      size: { count: 5 },
    }),
  ],
);

const FEWEST = 3;
const MOST = 4;

export const packages = fieldsFolded(
  "packages",
  "Package overview",
  "What each kind of client needs, side by side.",
  [
    heading("Shown above the packages."),
    defineField({
      name: "packages",
      type: "array",
      title: "Packages",
      description: "Three or four packages, in their order; the hero leads to the page of each.",
      of: [{ type: "servicePackage" }],
      validation: (rule) => [
        rule.required().min(FEWEST).max(MOST).error(`The page has room for ${FEWEST} or ${MOST}.`),
        rule.skip().custom(oneHighlighted),
      ],
    }),
  ],
);

export const contact = fieldsFolded(
  "contact",
  "Contact",
  "The invitation to write; contact details come from the site settings.",
  [
    heading("Shown above the invitation."),
    requiredLine("text", "Text", "One or two sentences on what happens after the first message."),
    actionLabel(),
    requiredImage("image", "Image", "Shown beside the invitation.", { slot: "besideText" }),
  ],
);

export const partners = fieldsFolded(
  "partners",
  "Partners",
  "The names or logos of all partners, in their order; each has a document of its own.",
  [heading("Shown above the names.")],
);

const testimonialFields = fieldsFolded(
  "testimonials",
  "Testimonials",
  "What clients say; sample content until real ones are supplied.",
  [
    heading("Shown above the testimonials."),
    requiredReference("lead", "Large testimonial", "The testimonial in large type.", {
      to: "testimonial",
    }),
    referenceList("others", "Further testimonials", "Exactly three others, from left to right.", {
      to: "testimonial",
      size: { count: 3 },
    }),
    requiredImage("image", "Image", "Shown beside the large testimonial.", { slot: "besideText" }),
    requiredString(
      "ratingLabel",
      "Label of the rating",
      "Shown beside the rating, which comes from the site settings.",
      { max: 60 },
    ),
  ],
);

/** What clients say, one of them in large type. */
export const testimonials = defineField({
  ...testimonialFields,
  validation: (rule) => rule.required().custom(leadIsNotRepeated),
});
