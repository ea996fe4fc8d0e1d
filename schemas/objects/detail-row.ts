import { UlistIcon } from "@sanity/icons/Ulist";
import { defineType } from "@sanity/types";
import { optionalText, requiredString } from "../fields/text.ts";

export const detailRow = defineType({
  name: "detailRow",
  type: "object",
  title: "Detail",
  description: "A name and what belongs to it, such as “Registration number”.",
  icon: UlistIcon,
  fields: [
    requiredString("label", "Name", "What the detail is, as visitors read it.", { max: 60 }),
    optionalText("value", "Text", "The detail itself. Without it the row is shown nowhere.", {
      max: 300,
    }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});
