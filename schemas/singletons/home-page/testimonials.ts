import { defineField } from "@sanity/types";
import { fieldsFolded } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { referenceList, requiredReference } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString } from "../../fields/text.ts";
import { leadIsNotRepeated } from "../../rules/lists.ts";

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
