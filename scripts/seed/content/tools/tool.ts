import type { Tool } from "#schemas/generated/types.generated.ts";
import { SHARED_WORDS } from "#schemas/shared/tools/tool-kinds.ts";
import { TOOL_PARAMETER, type ToolKind } from "#schemas/shared/tools/tool-query.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { figure, type Line, line } from "../build/parts.ts";
import { type LineInline, lines, plain, words } from "../build/rich-text.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";

/** Parts of a tool, a line for each, in columns with | between. */
export const rows = (...written: Parameters<typeof lines>) => lines(...written).slice(1);

type Rows = ReturnType<typeof rows>;

/** A tool as it is written down. Its names are those that its code knows, once types are generated. */
export type ToolContent = {
  heading: string;
  introduction: Line;
  /** Name | label | hint, and under it what can be chosen: - value | label | figure. */
  questions?: Rows;
  /** What the rules read, by their names for it. */
  figures?: Readonly<Record<string, FigureSlug>>;
  /** What time is planned for: name | label | weeks. */
  times?: Rows;
  /** Name | text. One that shows figures of the rules has to show them for good. */
  texts: Rows;
  /** Who it is about | what the address of the result asks. */
  examples?: Rows;
};

/** The currencies that amounts are taken in, with the figures that make dirhams of them. */
export const dirham = "- AED | UAE dirham (AED)";
export const euro = words`- EUR | Euro (EUR) | ${figure("dollars-per-euro")}`;
export const otherCurrencies = words`- USD | US dollar (USD) | ${figure("dirhams-per-dollar")}
  - SEK | Swedish krona (SEK) | ${figure("swedish-kronor-per-euro")}
  - NOK | Norwegian krone (NOK) | ${figure("norwegian-kroner-per-euro")}
  - DKK | Danish krone (DKK) | ${figure("danish-kroner-per-euro")}
  - PLN | Polish złoty (PLN) | ${figure("zlotys-per-euro")}`;

export const toolId = (kind: ToolKind | typeof SHARED_WORDS) => `tool-${kind}`;

/** The stored document of a tool, or of what all of them say. */
export function tool(
  kind: ToolKind | typeof SHARED_WORDS,
  { heading, introduction, questions = [], figures = {}, times = [], ...content }: ToolContent,
): Seeded<Tool> {
  const { texts, examples = [] } = content;
  return {
    _id: toolId(kind),
    _type: "tool",
    kind,
    heading,
    text: line(introduction),
    rows: [
      ...questionRows(questions),
      ...times.map(([name, label, weeks]) => ({
        ...part("toolTime", "time", name),
        ...{ label: plain(label), weeks: Number(plain(weeks)) },
      })),
      ...Object.entries(figures).map(([name, slug]) => ({
        ...part("toolFigure", "figure", [name]),
        figure: reference(figureId(slug)),
      })),
      ...texts.map(([name, text]) => ({ ...part("toolText", "text", name), text: line(text) })),
      ...keyed(
        "example",
        examples.map(([label, answers]) => {
          const address = new URLSearchParams(`${TOOL_PARAMETER}=${kind}&${plain(answers)}`);
          // A comma stands for itself in a query, and is read more easily.
          const answer = `${address}`.replaceAll("%2C", ",");
          return { _type: "toolExample" as const, label: plain(label), answer };
        }),
      ),
    ],
  };
}

/** What every part begins with. */
function part<Type extends string>(_type: Type, key: string, name?: readonly LineInline[]) {
  return { _type, _key: `${key}-${plain(name)}`, part: plain(name) };
}

/** Questions, each with what can be chosen after it. */
function questionRows(written: Rows) {
  let asked = "";
  return written.map(([first, label, last]) => {
    const [, answer] = /^- (.*)/.exec(plain(first)) ?? [];
    const shown = { label: plain(label) };
    if (answer === undefined) {
      asked = plain(first);
      return { ...part("toolQuestion", "question", first), ...shown, hint: last && plain(last) };
    }
    const figure = last?.find((inline) => typeof inline === "object" && "figure" in inline)?.figure;
    const key = { _key: `option-${asked}-${answer}`, part: asked };
    return { _type: "toolOption" as const, ...key, answer, ...shown, figure };
  });
}

/** What all tools say, in a document of its own. */
export const sharedWords = tool(SHARED_WORDS, {
  heading: "What all tools say",
  introduction: "Words that stand in every tool, each of them once.",
  texts: rows`
    call | Take it to the call
    print | Print this answer
    share | Share this answer
    notChoice | Choose one of the answers in the list.
    notAmount | Enter an amount in figures, in the currency that you chose.
    notRead | Not understood
    negative | Enter an amount of zero or more.
    tooLarge | This amount looks too large. Check its zeros.
    notDay | Enter a date that exists.`,
});
