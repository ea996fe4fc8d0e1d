import { defineField } from "@sanity/types";
import { requiredString } from "../../fields/text.ts";

/** Who answers for visitors' data, and how every page leads to what is said of it. */
export const privacy = [
  requiredString(
    "privacyLabel",
    "Link: privacy notice",
    "The words of the link to the privacy notice, in the footer and beside both forms.",
    { max: 40 },
  ),
  defineField({
    name: "controller",
    type: "array",
    title: "Who is responsible for visitors' data",
    description:
      "Shown at the top of the privacy notice. Only the owner knows these: a row without a text is shown nowhere.",
    of: [{ type: "detailRow" }],
  }),
];
