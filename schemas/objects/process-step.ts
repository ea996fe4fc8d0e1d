import { OlistIcon } from "@sanity/icons/Olist";
import { defineType } from "@sanity/types";
import { requiredLine } from "../fields/rich-text.ts";
import { requiredString } from "../fields/text.ts";

export const processStep = defineType({
  name: "processStep",
  type: "object",
  title: "Step",
  description: "One step of the way from the first talk to the new home.",
  icon: OlistIcon,
  fields: [
    requiredString("title", "Title", "The step in a few words; its number is added by itself.", {
      max: 60,
    }),
    requiredLine("text", "Text", "What happens in the step, in one or two sentences."),
    requiredString(
      "when",
      "When",
      "When the step is taken, such as “Weeks {from}–{to}”: the site puts in the weeks of the plan of the move.",
      { max: 40 },
    ),
  ],
  preview: { select: { title: "title", subtitle: "when" } },
});
