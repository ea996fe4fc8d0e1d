import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { ClockIcon } from "@sanity/icons/Clock";
import { CommentIcon } from "@sanity/icons/Comment";
import { HashIcon } from "@sanity/icons/Hash";
import { PlayIcon } from "@sanity/icons/Play";
import { defineArrayMember, defineField, type FieldDefinition } from "@sanity/types";
import { type FieldNames, fieldsTogether } from "../fields/field.ts";
import { optionalReference, requiredReference } from "../fields/list.ts";
import { heading } from "../fields/page-parts.ts";
import {
  optionalChoice,
  optionalString,
  requiredChoice,
  requiredLine,
  requiredString,
  requiredText,
  titled,
} from "../fields/text.ts";
import { previewShownFigure } from "../preview/figure.ts";
import { notBlank } from "../rules/text.ts";
import {
  eachOnce,
  everyChoice,
  figuresOfRules,
  type RuleFigures,
  rowsShow,
  type ShownInRows,
  showsFigures,
  showsFiguresOfRow,
  takenExample,
} from "../rules/tool.ts";
import { nameInWords } from "../shared/name-in-words.ts";
import { LONGEST_TIME } from "../shared/tools/tool-query.ts";

/** The fields in the first tab of every tool. */
export const toolHead = [
  heading("Shown above the tool, and its name in the Studio."),
  requiredLine({
    name: "text",
    title: "Introduction",
    description: "One or two sentences under the heading: what it answers, and for whom.",
  }),
];

/** A field with a name that the rules use. It is set with the document and never changes. */
export const fixed = <Field extends object>(field: Field) => ({
  ...field,
  readOnly: ({ value }: { value?: unknown }) => value !== undefined,
});

type ToolText = FieldNames & {
  max?: number;
  /** Names of the figures that the text has to show, because the rules read them. */
  shows?: readonly string[];
  /** Names of the computed values that the text has to show. */
  computed?: readonly string[];
};

/** The description of figures in texts of a tool. */
const WITH_FIGURES = "The name of a figure in braces, such as {rate}, stands for its value.";

const text =
  (isRequired: boolean) =>
  ({ shows = [], computed = [], max = 600, description, ...names }: ToolText) =>
    defineField({
      ...names,
      description: shows.length > 0 ? `${description} ${WITH_FIGURES}` : description,
      type: "text",
      rows: max > 120 ? 3 : 1,
      options: { textKind: "translated" },
      validation: (rule) =>
        (isRequired ? rule.required() : rule)
          .max(max)
          .custom(notBlank)
          .custom(showsFigures(shows, computed)),
    });

/** A text of the result. It contains figures as names in braces. */
export const toolText = text(true);

export const optionalToolText = text(false);

/** A short text: a button, the name of a part, or the label of a value. */
export const toolLabel = (field: ToolText) => toolText({ max: 120, ...field });

/** The texts of the result. */
export const resultTexts = (fields: readonly FieldDefinition[]) =>
  fieldsTogether({
    name: "texts",
    title: "Texts",
    description: `What stands around the form and in the result. ${WITH_FIGURES}`,
    fields,
  });

/** The messages about entries that cannot be read. */
export const toolMessages = (fields: readonly FieldDefinition[]) =>
  fieldsTogether({
    name: "messages",
    title: "Messages",
    description: "What stands under a question whose answer cannot be understood.",
    fields,
  });

/** The label of the submit button. */
export const submit = toolLabel({
  name: "submit",
  title: "Button",
  description: "The words on the button that asks for the result.",
  max: 40,
});

export const examplesHeading = toolLabel({
  name: "examples",
  title: "Heading of the examples",
  description: "Shown above the worked examples.",
});

export const leavesOut = toolText({
  name: "leavesOut",
  title: "What it leaves out",
  description: "Shown under the tool: what the result does not take into account.",
});

type Question = FieldNames & {
  /** Further texts about the question. */
  fields?: readonly FieldDefinition[];
};

/** A question of the tool's form. */
export const question = ({ fields = [], ...names }: Question) =>
  fieldsTogether({
    ...names,
    fields: [
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
      ...fields,
    ],
  });

/** The questions in the order of the form. */
export const questions = (fields: readonly FieldDefinition[]) =>
  fieldsTogether({
    name: "questions",
    title: "Questions",
    description: "What the form asks, in its order.",
    fields,
  });

/**
 * The options in the order of each menu.
 * @param choices the questions with options, each with its title
 * @param check whether the list is complete; by default each question needs an option
 */
export const options = <const Name extends string>(
  choices: Readonly<Record<Name, string>>,
  check: ReturnType<typeof everyChoice> = everyChoice(Object.keys(choices)),
) =>
  defineField({
    name: "options",
    title: "Options",
    description:
      "What a visitor can choose from, question by question, in the order in which it is listed.",
    type: "array",
    of: [
      defineArrayMember({
        type: "object",
        title: "Option",
        icon: CheckmarkCircleIcon,
        fields: [
          fixed(
            requiredChoice({
              name: "question",
              title: "Question",
              description: "The question that it answers.",
              choices: titled(choices),
            }),
          ),
          fixed(
            requiredString({
              name: "answer",
              title: "Value",
              description: "Stands in the address of a result, and is what the rules read.",
              max: 40,
              textKind: "code",
            }),
          ),
          requiredString({
            name: "label",
            title: "Label",
            description: "The words that a visitor chooses by.",
            max: 80,
          }),
          optionalReference({
            name: "figure",
            title: "Rate",
            description:
              "Of a currency: the figure that says what it is worth; the dirham has none.",
            to: "figure",
          }),
        ],
        preview: {
          select: { title: "label", question: "question" },
          prepare: ({ title, question: asked }) => ({ title, subtitle: nameInWords(`${asked}`) }),
        },
      }),
    ],
    validation: (rule) => rule.required().custom(check),
  });

/**
 * The figures of the tool: those that its rules read, and others that its texts show.
 * @param read what the rules read of each figure, by name
 */
export const toolFigures = (read: RuleFigures) =>
  defineField({
    name: "figures",
    title: "Figures",
    description:
      "The figures that the rules read, and others that a text shows. A changed value changes every result.",
    type: "array",
    of: [
      defineArrayMember({
        type: "object",
        title: "Figure",
        icon: HashIcon,
        fields: [
          fixed(
            requiredString({
              name: "name",
              title: "Name",
              description:
                "What rules and texts know it by: letters and digits, such as “rate”, which stands in a text as {rate}.",
              max: 40,
              textKind: "code",
            }),
          ),
          requiredReference({
            name: "figure",
            title: "Figure",
            description:
              "The figure whose value is taken; change it there, and every text follows.",
            to: "figure",
          }),
          optionalChoice({
            name: "show",
            title: "Show",
            description: "Leave the unit out where the texts name it; otherwise leave this empty.",
            choices: titled({ withUnit: "Value and unit", valueOnly: "Value only" }),
          }),
        ],
        preview: previewShownFigure("figure", { label: "name", show: "show" }),
      }),
    ],
    validation: (rule) => rule.required().custom(figuresOfRules(read)),
  });

/**
 * The planning times of the rules.
 * @param times what each is for, by name
 * @param shown the figures that the details of some have to show
 */
export const toolTimes = <const Name extends string>(
  times: Readonly<Record<Name, string>>,
  shown: ShownInRows,
) =>
  defineField({
    name: "times",
    title: "Steps and papers",
    description: "What a plan is made of, and how long each takes: experience of ours, and no law.",
    type: "array",
    of: [
      defineArrayMember({
        type: "object",
        title: "Step or paper",
        icon: ClockIcon,
        fields: [
          fixed(
            requiredChoice({
              name: "name",
              title: "Name",
              description: "What the rules know it by.",
              choices: titled(times),
            }),
          ),
          requiredString({
            name: "label",
            title: "Label",
            description: "The step or the paper, as a visitor reads it.",
            max: 80,
          }),
          defineField({
            name: "weeks",
            title: "Weeks",
            description: "How many whole weeks we plan for it.",
            type: "number",
            validation: (rule) => rule.required().integer().min(0).max(LONGEST_TIME),
          }),
          optionalToolText({
            name: "detail",
            title: "Detail",
            description: `What else to know of a step; a paper has none. ${WITH_FIGURES}`,
            max: 200,
          }),
        ],
        preview: {
          select: { title: "label", weeks: "weeks" },
          prepare: ({ title, weeks }) => ({ title, subtitle: `${weeks ?? "…"} weeks` }),
        },
      }),
    ],
    validation: (rule) => [
      rule.required().custom(eachOnce({ by: "name", names: Object.keys(times), noun: "time" })),
      rule.skip().custom(rowsShow("name", shown)),
    ],
  });

type ToolCase = Pick<ToolText, "shows" | "computed"> & { title: string };

/**
 * The sentences of a result that depend on the case.
 * @param cases when each is said, by name
 */
export const toolCases = <const Name extends string>(cases: Readonly<Record<Name, ToolCase>>) => {
  const names: string[] = Object.keys(cases);
  const byName: Readonly<Record<string, ToolCase>> = cases;
  return defineField({
    name: "cases",
    title: "Cases",
    description: `What a result says in each case, in one or two short sentences. ${WITH_FIGURES}`,
    type: "array",
    of: [
      defineArrayMember({
        type: "object",
        title: "Case",
        icon: CommentIcon,
        fields: [
          fixed(
            requiredChoice({
              name: "name",
              title: "Name",
              description: "What the rules know it by.",
              choices: Object.entries<ToolCase>(cases).map(([value, { title }]) => ({
                title,
                value,
              })),
            }),
          ),
          defineField({
            name: "text",
            title: "Text",
            description: "What a visitor reads in this case.",
            type: "text",
            rows: 3,
            options: { textKind: "translated" },
            validation: (rule) =>
              rule.required().max(400).custom(notBlank).custom(showsFiguresOfRow(byName)),
          }),
        ],
        preview: { select: { title: "text", subtitle: "name" } },
      }),
    ],
    validation: (rule) => rule.required().custom(eachOnce({ by: "name", names, noun: "case" })),
  });
};

/**
 * Examples that are shown with their results below the tool.
 * @param kind of the tool
 * @param asked names of its questions
 */
export const examples = (kind: string, asked: readonly FieldDefinition[]) =>
  defineField({
    name: "examples",
    title: "Examples",
    description: "Cases that stand under the tool with their results, worked out by the rules.",
    type: "array",
    of: [
      defineArrayMember({
        type: "object",
        title: "Example",
        icon: PlayIcon,
        fields: [
          requiredString({
            name: "label",
            title: "Case",
            description: "Who it is about, in a few words.",
            max: 120,
          }),
          defineField({
            ...requiredText({
              name: "answer",
              title: "Answers",
              description:
                "The address of the result: answer the tool on the site, and copy the address from there.",
              max: 400,
              textKind: "code",
            }),
            validation: (rule) =>
              rule
                .required()
                .max(400)
                .custom(
                  takenExample(
                    kind,
                    asked.map(({ name }) => name),
                  ),
                ),
          }),
        ],
        preview: { select: { title: "label", subtitle: "answer" } },
      }),
    ],
  });
