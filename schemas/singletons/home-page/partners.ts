import { fieldsTogether } from "../../fields/group.ts";
import { referenceList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";

/** Who the company works with. */
export const partners = fieldsTogether({
  name: "partners",
  title: "Partners",
  description: "The names or logos of those the company works with.",
  group: "sections",
  isCollapsed: true,
  fields: [
    heading("Shown above the names."),
    referenceList({
      name: "partners",
      title: "Partners",
      description: "The partners in the order they are shown.",
      to: "partner",
      size: { min: 1, max: 12 },
    }),
  ],
});
