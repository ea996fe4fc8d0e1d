import { defineField } from "@sanity/types";
import { about, field, fieldsFolded } from "../../fields/field.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList, referenceList, requiredReference } from "../../fields/list.ts";
import { actionLabel, heading } from "../../fields/page-parts.ts";
import { requiredLine, requiredString } from "../../fields/text.ts";
import { leadIsNotRepeated, oneHighlighted } from "../../rules/lists.ts";

export const advantages = fieldsFolded(
  about`advantages | Key advantages | Four figures and three cards that lead on to all advantages.`,
  [
    requiredLine`heading | Shown above the section; it may carry a figure.`,
    requiredLine`intro | Introduction | One or two sentences under the heading.`,
    objectList`tiles | Stat tiles | Exactly four tiles, from left to right. | statTile 4`,
    referenceList`cards | Cards | Exactly three advantages, from left to right. | advantage 3`,
    requiredString`moreLabel | Link | The words of the link to the overview of all advantages. | 60`,
  ],
);

export const process = fieldsFolded(
  about`process | Relocation process | Five steps between the place of departure and the place of arrival.`,
  [
    heading("Shown above the section."),
    requiredLine`intro | Introduction | One or two sentences under the heading.`,
    requiredString`startLabel | Departure | The words on the picture of the departure. | 60`,
    requiredImage`startImage | Image of the departure | The left picture; its horizon lies level with that of the other. | journey`,
    requiredString`landLabel | Arrival | The words on the picture of the arrival. | 60`,
    requiredImage`landImage | Image of the arrival | The right picture; its horizon lies level with that of the other. | journey`,
    objectList`steps | Steps | Exactly five steps, in the order they are taken. | processStep 5`,
  ],
);

const FEWEST = 3;
const MOST = 4;

export const packages = fieldsFolded(
  about`packages | Package overview | What each kind of client needs, side by side.`,
  [
    heading("Shown above the packages."),
    field.array({
      ...about`packages | Three or four packages, in their order; the hero leads to the page of each.`,
      of: [{ type: "servicePackage" }],
      validation: (rule) => [
        rule.required().min(FEWEST).max(MOST).error(`The page has room for ${FEWEST} or ${MOST}.`),
        rule.skip().custom(oneHighlighted),
      ],
    }),
  ],
);

export const contact = fieldsFolded(
  about`contact | The invitation to write; contact details come from the site settings.`,
  [
    heading("Shown above the invitation."),
    requiredLine`text | One or two sentences on what happens after the first message.`,
    actionLabel(),
    requiredImage`image | Image | Shown beside the invitation. | besideText`,
  ],
);

export const partners = fieldsFolded(
  about`partners | The names or logos of all partners, in their order; each has a document of its own.`,
  [heading("Shown above the names.")],
);

const testimonialFields = fieldsFolded(
  about`testimonials | What clients say; sample content until real ones are supplied.`,
  [
    heading("Shown above the testimonials."),
    requiredReference`lead | Large testimonial | The testimonial in large type. | testimonial`,
    referenceList`others | Further testimonials | Exactly three others, from left to right. | testimonial 3`,
    requiredImage`image | Image | Shown beside the large testimonial. | besideText`,
    requiredString`ratingLabel | Label of the rating | Shown beside the rating, which comes from the site settings. | 60`,
  ],
);

/** What clients say, one of them in large type. */
export const testimonials = defineField({
  ...testimonialFields,
  validation: (rule) => rule.required().custom(leadIsNotRepeated),
});
