import { BlockContentIcon } from "@sanity/icons/BlockContent";
import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { ClockIcon } from "@sanity/icons/Clock";
import { HashIcon } from "@sanity/icons/Hash";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { PlayIcon } from "@sanity/icons/Play";
import { WrenchIcon } from "@sanity/icons/Wrench";
import { defineField, defineType } from "@sanity/types";
import { titleOf } from "../fields/field.ts";
import { objectList, optionalReference, requiredReference } from "../fields/list.ts";
import { heading } from "../fields/page-parts.ts";
import { optionalString, requiredChoice, requiredLine, requiredString } from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";
import { previewKind } from "../preview/subtitle.ts";
import { uniqueAmongType } from "../rules/client.ts";
import { incompleteTool } from "../rules/tool.ts";
import { LONGEST_TIME, toolChoices } from "../shared/tools/tool-kinds.ts";

export const tool = defineType({
  name: "tool",
  title: "Tool",
  description:
    "Something that answers a visitor's question by rules: its words and figures are here, its rules in the site's code.",
  type: "document",
  icon: WrenchIcon,
  fields: [
    {
      ...requiredChoice({
        name: "kind",
        title: "Kind",
        description: "What it does; there is one document of each kind.",
        choices: toolChoices,
      }),
      validation: (rule) => [rule.required(), rule.custom(uniqueAmongType("tool", "kind"))],
    },
    heading("Shown above the tool, and its name in the Studio."),
    requiredLine({
      name: "text",
      title: "Introduction",
      description: "One or two sentences under the heading: what it answers, and for whom.",
    }),
    // All parts are in one list with the same names as in other documents, because Sanity counts
    // the paths of fields.
    objectList({
      name: "rows",
      title: "Parts",
      members: "parts",
      description:
        "The questions in their order with what can be chosen, the figures that the rules read, all texts of the result, and worked examples.",
      of: ["toolQuestion", "toolOption", "toolTime", "toolFigure", "toolText", "toolExample"],
      min: 1,
      max: 160,
    }),
  ],
  validation: (rule) => rule.custom(incompleteTool),
  preview: previewKind("heading", toolChoices),
});

/** The name by which the tool's code finds a part. It is set with the part and never changes. */
const part = {
  ...requiredString({
    name: "part",
    title: "Part",
    description: "What the tool's rules know it by.",
    max: 40,
  }),
  readOnly: ({ value }: { value?: unknown }) => value !== undefined,
};

/** In a list, the title of a part stands above its name. */
const namedBy = (title: Readonly<Record<string, string>>, icon: typeof HashIcon) => ({
  type: "object" as const,
  icon,
  preview: {
    select: { part: "part", ...title },
    prepare: (shown: Readonly<Record<string, unknown>>) => ({
      title: typeof shown.title === "string" ? shown.title : previewRichLine(shown, "title"),
      subtitle: titleOf(String(shown.part ?? "")),
    }),
  },
});

const toolQuestion = defineType({
  name: "toolQuestion",
  title: "Question",
  description: "One field of the tool's form.",
  ...namedBy({ title: "label" }, HelpCircleIcon),
  fields: [
    part,
    requiredString({
      name: "label",
      title: "Question",
      description: "The words above the field, in the visitor's language rather than the law's.",
      max: 80,
    }),
    optionalString({
      name: "hint",
      title: "Hint",
      description: "A sentence under the field that says what to enter; empty for none.",
      max: 200,
    }),
  ],
});

const toolOption = defineType({
  name: "toolOption",
  title: "Option",
  description: "One of the answers that a visitor can choose.",
  ...namedBy({ title: "label" }, CheckmarkCircleIcon),
  fields: [
    { ...part, title: "Question", description: "The question that it answers." },
    requiredString({
      name: "answer",
      title: "Value",
      description: "Stands in the address of a result, and is what the rules read.",
      max: 40,
    }),
    requiredString({
      name: "label",
      title: "Label",
      description: "The words that a visitor chooses by.",
      max: 80,
    }),
    optionalReference({
      name: "figure",
      title: "Figure",
      description: "What the rules reckon with when it is chosen, such as a rate; empty for none.",
      to: "figure",
    }),
  ],
});

const toolTime = defineType({
  name: "toolTime",
  title: "Time",
  description: "A time that the rules plan with: experience of ours, and no law.",
  ...namedBy({ title: "label" }, ClockIcon),
  fields: [
    part,
    requiredString({
      name: "label",
      title: "Label",
      description: "What the time is for, as a visitor reads it.",
      max: 80,
    }),
    defineField({
      name: "weeks",
      title: "Weeks",
      description: "How many whole weeks we plan for it.",
      type: "number",
      validation: (rule) => rule.required().integer().min(0).max(LONGEST_TIME),
    }),
  ],
});

const toolFigure = defineType({
  name: "toolFigure",
  title: "Figure of a rule",
  description: "A figure that a rule reads, under the name by which the rule knows it.",
  ...namedBy({ title: "figure.label" }, HashIcon),
  fields: [
    part,
    requiredReference({
      name: "figure",
      title: "Figure",
      description: "The figure whose value the rule takes; a changed value changes every result.",
      to: "figure",
    }),
  ],
});

const toolText = defineType({
  name: "toolText",
  title: "Text",
  description: "Words of a result, a remark or a mistake.",
  ...namedBy(selectRichLine("title", "text"), BlockContentIcon),
  fields: [
    part,
    requiredLine({
      name: "text",
      title: "Text",
      description: "What the visitor reads; figures stand in it as references.",
    }),
  ],
});

const toolExample = defineType({
  name: "toolExample",
  title: "Example",
  description: "A case that stands under the tool with its result, worked out by the rules.",
  type: "object",
  icon: PlayIcon,
  fields: [
    requiredString({
      name: "label",
      title: "Case",
      description: "Who it is about, in a few words.",
      max: 120,
    }),
    requiredString({
      name: "answer",
      title: "Answers",
      description:
        "The address of the result: answer the tool on the site, and copy the address from there.",
      max: 400,
    }),
  ],
  preview: { select: { title: "label", subtitle: "answer" } },
});

/** The parts of a tool's document. */
export const toolParts = [toolQuestion, toolOption, toolTime, toolFigure, toolText, toolExample];
