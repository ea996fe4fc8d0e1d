import { defineField, defineType } from "@sanity/types";
import { toggle } from "../fields/field.ts";
import { warnOnOtherPicture } from "../rules/pictures.ts";
import { alternativeText, wellWritten } from "../rules/text.ts";

export const imageWithAlt = defineType({
  name: "imageWithAlt",
  title: "Image",
  description: "An image with its alternative text; the hotspot stays in view when it is cropped.",
  type: "image",
  options: { hotspot: true },
  fields: [
    defineField({
      name: "alt",
      title: "Alternative text",
      description:
        "Says what the image shows, for people who cannot see it; needed unless it is decoration.",
      type: "string",
      options: { textKind: "translated" },
      hidden: ({ parent }) => parent?.decorative === true,
      validation: (rule) => [
        rule.max(200).custom((value, context) => alternativeText(value, context.parent)),
        rule
          .skip()
          .custom((value, context) => warnOnOtherPicture(value, context.parent))
          .warning(),
        rule.skip().custom(wellWritten).warning(),
      ],
    }),
    defineField({
      name: "altFor",
      title: "Picture of the alternative text",
      description:
        "The picture that the alternative text was written for; for editors, not shown on the site.",
      type: "string",
      hidden: true,
      readOnly: true,
    }),
    toggle({
      name: "decorative",
      title: "Decoration only",
      description: "Switch on when the image says nothing that the text beside it does not say.",
    }),
    toggle({
      name: "flip",
      title: "Mirror",
      description: "Turns the image left to right; never use it on an image with lettering.",
    }),
  ],
  preview: {
    select: { alt: "alt", decorative: "decorative", asset: "asset" },
    prepare: ({ alt, decorative, asset }) => ({
      title: alt || (decorative ? "Decoration" : "No alternative text"),
      media: asset,
    }),
  },
});
