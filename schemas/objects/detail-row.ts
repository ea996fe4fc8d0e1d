import { defineType } from "@sanity/types";
import { optionalText, requiredString } from "../fields/text.ts";

export const detailRow = defineType({
  name: "detailRow",
  title: "Detail",
  description: "A name and what belongs to it, such as “Registration number”.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Name",
      description: "What the detail is, as visitors read it.",
      max: 60,
    }),
    optionalText({
      name: "value",
      title: "Text",
      description: "The detail itself. Without it the row is shown nowhere.",
      max: 300,
    }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});
