import { CaseIcon } from "@sanity/icons/Case";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";

export const businessTypesSection = section({
  name: "businessTypesSection",
  title: "Business types",
  description: "Kinds of business that the place suits, with examples.",
  icon: CaseIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "types",
      title: "Business types",
      members: "business types",
      description: "The kinds of business, in the order they are shown.",
      of: "businessType",
      min: 2,
      max: 8,
    }),
  ],
});
