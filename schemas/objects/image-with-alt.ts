import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "@sanity/types";
import { warnOnOtherPicture } from "../rules/pictures.ts";
import { alternativeText } from "../rules/text.ts";

export const imageWithAlt = defineType({
  name: "imageWithAlt",
  type: "image",
  title: "Image",
  description: "An image with its alternative text; the hotspot stays in view when it is cropped.",
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: "alt",
      type: "string",
      title: "Alternative text",
      description:
        "Says what the image shows, for people who cannot see it; needed unless it is decoration.",
      hidden: ({ parent }) => parent?.decorative === true,
      validation: (rule) => [
        rule.max(200).custom((value, context) => alternativeText(value, context.parent)),
        rule
          .skip()
          .custom((value) =>
            /^(?:an? )?(?:image|picture|photo(?:graph)?|illustration) (?:of|showing)\b/i.test(
              value ?? "",
            )
              ? "Leave out “image of”: screen readers say that by themselves."
              : true,
          )
          .warning(),
        rule
          .skip()
          .custom((value, context) => warnOnOtherPicture(value, context.parent))
          .warning(),
      ],
    }),
    defineField({
      name: "altFor",
      type: "string",
      title: "Picture of the alternative text",
      description:
        "The picture that the alternative text was written for; for editors, not shown on the site.",
      hidden: true,
      readOnly: true,
    }),
    defineField({
      name: "decorative",
      type: "boolean",
      title: "Decoration only",
      description: "Switch on when the image says nothing that the text beside it does not say.",
      initialValue: false,
    }),
    defineField({
      name: "flip",
      type: "boolean",
      title: "Mirror",
      description: "Turns the image left to right; never use it on an image with lettering.",
      initialValue: false,
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
