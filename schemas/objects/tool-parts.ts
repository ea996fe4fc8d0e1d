import { BlockContentIcon } from "@sanity/icons/BlockContent";
import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { HashIcon } from "@sanity/icons/Hash";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { PlayIcon } from "@sanity/icons/Play";
import { defineField, defineType } from "@sanity/types";
import { requiredLine } from "../fields/rich-text.ts";
import { optionalString, requiredString } from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

/** The name by which the tool's code knows a part of its document. */
const name = requiredString({
  name: "name",
  title: "Name",
  description: "The word by which the tool's rules know it; no visitor reads it as words.",
  max: 40,
});

const toolQuestion = defineType({
  name: "toolQuestion",
  type: "object",
  title: "Question",
  description: "One field of the tool's form.",
  icon: HelpCircleIcon,
  fields: [
    name,
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
  preview: { select: { title: "label", subtitle: "name" } },
});

const toolOption = defineType({
  name: "toolOption",
  type: "object",
  title: "Option",
  description: "One of the answers that a visitor can choose, or a time that the rules plan with.",
  icon: CheckmarkCircleIcon,
  fields: [
    {
      ...name,
      title: "Question",
      description: "The name of the question that it answers, or of the step that takes the time.",
    },
    requiredString({
      name: "value",
      title: "Value",
      description:
        "Stands in the address of a result, and is what the rules read; of a time, its weeks.",
      max: 40,
    }),
    requiredString({
      name: "label",
      title: "Label",
      description: "The words that a visitor chooses by.",
      max: 80,
    }),
    defineField({
      name: "figure",
      type: "reference",
      title: "Figure",
      description: "What the rules reckon with when it is chosen, such as a rate; empty for none.",
      to: [{ type: "figure" }],
    }),
  ],
  preview: { select: { title: "label", subtitle: "name" } },
});

const toolFigure = defineType({
  name: "toolFigure",
  type: "object",
  title: "Figure of a rule",
  description: "A figure that a rule reads, under the name by which the rule knows it.",
  icon: HashIcon,
  fields: [
    name,
    defineField({
      name: "figure",
      type: "reference",
      title: "Figure",
      description: "The figure whose value the rule takes; a changed value changes every result.",
      to: [{ type: "figure" }],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "figure.label", subtitle: "name" } },
});

const toolText = defineType({
  name: "toolText",
  type: "object",
  title: "Text",
  description: "Words of a result, a remark or a mistake.",
  icon: BlockContentIcon,
  fields: [
    name,
    requiredLine({
      name: "text",
      title: "Text",
      description: "What the visitor reads; figures stand in it as references.",
    }),
  ],
  preview: {
    select: { name: "name", ...selectRichLine("text") },
    prepare: ({ name, ...line }) => ({ title: previewRichLine(line, "text"), subtitle: name }),
  },
});

const toolExample = defineType({
  name: "toolExample",
  type: "object",
  title: "Example",
  description: "A case that stands under the tool with its result, worked out by the rules.",
  icon: PlayIcon,
  fields: [
    requiredString({
      name: "label",
      title: "Case",
      description: "Who it is about, in a few words.",
      max: 120,
    }),
    requiredString({
      name: "value",
      title: "Answers",
      description:
        "The address of the result: answer the tool on the site, and copy the address from there.",
      max: 400,
    }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});

/** The parts of a tool's document. */
export const toolParts = [toolQuestion, toolOption, toolFigure, toolText, toolExample];
