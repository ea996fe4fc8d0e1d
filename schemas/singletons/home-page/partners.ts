import { fieldsFolded } from "../../fields/group.ts";
import { heading } from "../../fields/page-parts.ts";

/** Who the company works with. */
export const partners = fieldsFolded(
  "partners",
  "Partners",
  "The names or logos of all partners, in their order; each has a document of its own.",
  [heading("Shown above the names.")],
);
