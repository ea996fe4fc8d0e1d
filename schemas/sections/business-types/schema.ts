import { CaseIcon } from "@sanity/icons/Case";
import { defineType } from "@sanity/types";
import { objectList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const businessTypesSection = defineType({
  name: "businessTypesSection",
  type: "object",
  title: "Business types",
  description: "Kinds of business that the place suits, with examples.",
  icon: CaseIcon,
  fields: [
    ...sectionHead,
    objectList("types", "The kinds of business, in the order they are shown.", {
      title: "Business types",
      of: "businessType",
      size: [2, 8],
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Business types", "types", "type", "types"),
});
