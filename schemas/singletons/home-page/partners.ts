import { fieldsTogether } from "../../fields/group.ts";
import { heading } from "../../fields/page-parts.ts";

/** Who the company works with. */
export const partners = fieldsTogether({
  name: "partners",
  title: "Partners",
  description:
    "The names or logos of all partners, in their order; each has a document of its own.",
  group: "sections",
  isCollapsed: true,
  fields: [heading("Shown above the names.")],
});
