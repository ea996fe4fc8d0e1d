import type { Tool } from "#schemas/generated/types.generated.ts";
import {
  type FigureName,
  type OwnTextName,
  type QuestionName,
  SHARED_WORDS,
  type SharedTextName,
  type Times,
  type ToolKind,
} from "#schemas/shared/tools/tool-kinds.ts";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { type Line, line } from "../build/parts.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";

/** A tool as it is written down; the compiler knows what its code asks for. */
export type ToolContent<Kind extends ToolKind> = {
  heading: string;
  introduction: Line;
  questions: Record<QuestionName<Kind>, QuestionContent>;
  figures: Record<FigureName<Kind>, FigureSlug>;
  texts: Record<OwnTextName<Kind>, Line>;
  /** What time is planned for, and for how many weeks. */
  times?: Times<Kind>;
  /** Cases by who they are about, each with what the address of its result asks. */
  examples?: Readonly<Record<string, string>>;
};

type QuestionContent = {
  label: string;
  hint?: string;
  /** What can be chosen, by its value: the label, and for some the figure that comes with it. */
  options?: Readonly<Record<string, string | { label: string; figure: FigureSlug }>>;
};

/** The currencies that amounts are taken in, with the figures that make dirhams of them. */
export const currencies = {
  AED: "UAE dirham (AED)",
  EUR: { label: "Euro (EUR)", figure: "dollars-per-euro" },
  USD: { label: "US dollar (USD)", figure: "dirhams-per-dollar" },
  SEK: { label: "Swedish krona (SEK)", figure: "swedish-kronor-per-euro" },
  NOK: { label: "Norwegian krone (NOK)", figure: "norwegian-kroner-per-euro" },
  DKK: { label: "Danish krone (DKK)", figure: "danish-kroner-per-euro" },
  PLN: { label: "Polish złoty (PLN)", figure: "zlotys-per-euro" },
} as const;

export const toolId = (kind: ToolKind) => `tool-${kind}`;

/** The stored document of a tool. */
export function tool<Kind extends ToolKind>(kind: Kind, content: ToolContent<Kind>): Seeded<Tool> {
  const { heading, introduction, questions, figures, texts, times, examples = {} } = content;
  return {
    _id: toolId(kind),
    _type: "tool",
    kind,
    heading,
    text: line(introduction),
    rows: [
      ...Object.entries<QuestionContent>(questions).flatMap(([name, question]) =>
        questionRows(name, question),
      ),
      ...Object.entries<{ label: string; weeks: number }>(times ?? {}).map(([part, time]) => ({
        ...{ _type: "toolTime" as const, _key: `time-${part}`, part, ...time },
      })),
      ...Object.entries<FigureSlug>(figures).map(([part, slug]) => ({
        ...{ _type: "toolFigure" as const, _key: `figure-${part}`, part },
        figure: reference(figureId(slug)),
      })),
      ...textRows(texts),
      ...keyed(
        "example",
        Object.entries(examples).map(([label, answers]) => {
          const address = new URLSearchParams(`${TOOL_PARAMETER}=${kind}&${answers}`);
          // A comma stands for itself in a query, and is read more easily.
          return {
            _type: "toolExample" as const,
            label,
            answer: `${address}`.replaceAll("%2C", ","),
          };
        }),
      ),
    ],
  };
}

function textRows(texts: Readonly<Record<string, Line>>) {
  return Object.entries(texts).map(([part, text]) => ({
    ...{ _type: "toolText" as const, _key: `text-${part}`, part, text: line(text) },
  }));
}

/** A question, and after it what can be chosen. */
function questionRows(name: string, { options = {}, ...question }: QuestionContent) {
  return [
    { _type: "toolQuestion" as const, _key: `question-${name}`, part: name, ...question },
    ...Object.entries(options).map(([answer, option]) => ({
      ...{ _type: "toolOption" as const, _key: `option-${name}-${answer}`, part: name, answer },
      ...(typeof option === "string"
        ? { label: option }
        : { label: option.label, figure: reference(figureId(option.figure)) }),
    })),
  ];
}

const wordsOfAll: Record<SharedTextName, Line> = {
  call: "Take it to the call",
  print: "Print this answer",
  share: "Share this answer",
  notChoice: "Choose one of the answers in the list.",
  notAmount: "Enter an amount in figures, without letters.",
  negative: "Enter an amount of zero or more.",
  tooLarge: "This amount looks too large. Check its zeros.",
  notDay: "Enter a date that exists.",
};

/** What all tools say, in a document of its own. */
export const sharedWords: Seeded<Tool> = {
  _id: `tool-${SHARED_WORDS}`,
  _type: "tool",
  kind: SHARED_WORDS,
  heading: "What all tools say",
  text: line("Words that stand in every tool, each of them once."),
  rows: textRows(wordsOfAll),
};
