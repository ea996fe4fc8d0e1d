import { WrenchIcon } from "@sanity/icons/Wrench";
import { defineType } from "@sanity/types";
import { about } from "../fields/field.ts";
import { objectList } from "../fields/list.ts";
import { heading } from "../fields/page-parts.ts";
import { choiceField, requiredLine } from "../fields/text.ts";
import { uniqueAmongType } from "../rules/client.ts";
import { incompleteTool } from "../rules/tool.ts";
import { toolChoices } from "../shared/tools/tool-kinds.ts";

export const tool = defineType({
  ...about`tool | Something that answers a visitor's question by rules: its words and figures are here, its rules in the site's code.`,
  type: "document",
  icon: WrenchIcon,
  fields: [
    {
      ...choiceField({
        ...about`kind | What it does; there is one document of each kind.`,
        choices: toolChoices(),
        isRequired: true,
      }),
      validation: (rule) => [rule.required(), rule.custom(uniqueAmongType("tool", "kind"))],
    },
    heading("Shown above the tool, and its name in the Studio."),
    requiredLine`text | Introduction | One or two sentences under the heading: what it answers, and for whom.`,
    // In one list, and named as the lists of other documents are: Sanity counts the paths of fields.
    objectList`rows | Parts | The questions in their order with what can be chosen, the figures that the rules read, all texts of the result, and worked examples. | toolQuestion, toolOption, toolTime, toolFigure, toolText, toolExample 1–160`,
  ],
  validation: (rule) => rule.custom(incompleteTool),
  preview: {
    select: { title: "heading", kind: "kind" },
    prepare: ({ title, kind }) => ({
      title,
      subtitle: toolChoices().find(({ value }) => value === kind)?.title,
    }),
  },
});
