import type { CustomValidatorResult, ValidationContext } from "@sanity/types";
import { readFigure } from "../shared/figures/figure-number.ts";
import { isRecord } from "../shared/record.ts";
import { SHARED_WORDS, toolNeeds } from "../shared/tools/tool-kinds.ts";
import { isToolKind, questionIn, TOOL_PARAMETER } from "../shared/tools/tool-query.ts";
import { rawClient } from "./client.ts";

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (list: unknown): Row[] => (Array.isArray(list) ? list.filter(isRecord) : []);
const idOf = (reference: unknown) => (isRecord(reference) ? reference._ref : undefined);

/** The type "toolText" becomes the word "text". */
const wordFor = (type: string) => type.replace("tool", "").toLowerCase();

/**
 * Refuses a tool whose document lacks a part that its code needs, or has a value that no rule can
 * read.
 */
export async function incompleteTool(
  tool: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!isRecord(tool)) return true;
  const { kind } = tool;
  if (!isToolKind(kind) && kind !== SHARED_WORDS) return true;
  const { questions, figures, texts, times } = toolNeeds(kind);
  // The parts that the document must have exactly once, by type.
  const names: Readonly<Record<string, readonly string[]>> = {
    toolQuestion: Object.keys(questions),
    toolFigure: Object.keys(figures),
    toolText: Object.keys(texts),
    toolTime: times,
  };
  const rows = rowsIn(tool.rows);
  const find = (type: string, part: string) =>
    rows.find((row) => row._type === type && row.part === part);
  const figureOf = (name: string) => idOf(find("toolFigure", name)?.figure);
  const stored = await rawClient(context).fetch<{ _id: unknown; value: string | null }[]>(
    `*[_id in $ids]{ _id, "value": coalesce(sameAs->value, value) }`,
    { ids: Object.keys(figures).map(figureOf) },
  );
  /** The values of figures by id. Missing figures are left out. */
  const values = new Map(stored.map(({ _id, value }) => [_id, value ?? ""]));

  const missing = Object.entries(names).flatMap(([type, parts]) =>
    parts
      .filter((part) => !find(type, part))
      .map((part) => `The tool needs the ${wordFor(type)} ${part}.`),
  );
  const unanswered = Object.entries(questions)
    .filter(([name, how]) => how === "choice" && !find("toolOption", name))
    .map(([name]) => `List what can be chosen for ${name}.`);
  return [
    ...[...missing, ...unanswered].map((message) => ({ message, path: ["rows"] })),
    ...rows.flatMap((row) => {
      const message = problemOf(row);
      return message === undefined ? [] : [{ message, path: ["rows", { _key: String(row._key) }] }];
    }),
  ];

  /** Why the tool's code cannot use a part; undefined if it can. */
  function problemOf(row: Row): string | undefined {
    const [type, part] = [String(row._type), String(row.part)];
    const known = names[type];
    if (known?.includes(part) === false) return `The tool knows no ${wordFor(type)} ${part}.`;
    if (known && find(type, part) !== row) {
      return `The ${wordFor(type)} ${part} is in the list twice.`;
    }
    switch (type) {
      case "toolText": {
        // A sentence that explains a rule shows every figure that the rule used.
        const inline = rowsIn(row.text).flatMap(({ children }) => rowsIn(children));
        const shown = new Set([undefined, ...inline.map(({ figure }) => idOf(figure))]);
        const unshown = texts[part]?.filter((name) => !shown.has(figureOf(name))) ?? [];
        if (unshown.length === 0) return undefined;
        return `This sentence has to show the figures that its rule reads: ${unshown.join(", ")}.`;
      }
      case "toolFigure": {
        const value = values.get(figureOf(part));
        if (value === undefined || readFigure(value, figures[part]) !== undefined) return undefined;
        return `The tool's rules cannot reckon with “${value}”: choose a figure that is one ${figures[part]}.`;
      }
      case "toolOption":
        if (questions[part] === "choice") return undefined;
        return "No question of this name is answered by a choice.";
      case "toolExample": {
        const address = typeof row.answer === "string" ? row.answer : "";
        const { [TOOL_PARAMETER]: asked, ...answers } = Object.fromEntries(questionIn(address));
        const isKnown = (name: string) => Object.hasOwn(questions, name);
        if (asked === kind && Object.keys(answers).every(isKnown)) return undefined;
        return "Copy the address of a result of this tool.";
      }
    }
  }
}
