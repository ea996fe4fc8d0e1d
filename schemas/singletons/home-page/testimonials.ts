import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { referenceList, requiredReference } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString } from "../../fields/text.ts";
import { leadIsNotRepeated } from "../../rules/lists.ts";

const testimonialFields = fieldsTogether({
  name: "testimonials",
  title: "Testimonials",
  description: "What clients say; sample content until real ones are supplied.",
  group: "sections",
  isCollapsed: true,
  fields: [
    heading("Shown above the testimonials."),
    requiredReference({
      name: "lead",
      title: "Large testimonial",
      description: "The testimonial in large type.",
      to: "testimonial",
    }),
    referenceList({
      name: "others",
      title: "Further testimonials",
      description: "Exactly three others, from left to right.",
      to: "testimonial",
      size: { count: 3 },
    }),
    requiredImage({
      name: "image",
      slot: "besideText",
      title: "Image",
      description: "Shown beside the large testimonial.",
    }),
    requiredString({
      name: "ratingLabel",
      title: "Label of the rating",
      description: "Shown beside the rating, which comes from the site settings.",
      max: 60,
    }),
  ],
});

/** What clients say, one of them in large type. */
export const testimonials = defineField({
  ...testimonialFields,
  validation: (rule) => rule.required().custom(leadIsNotRepeated),
});
