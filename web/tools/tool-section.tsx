import { Island } from "@nordune/islands";
import type { ComponentType } from "react";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { WHO } from "#schemas/shared/tools/clients.ts";
import { ANSWER_ID, questionIn } from "#schemas/shared/tools/tool-query.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { readableDay } from "#web/lib/readable-day.ts";
import { addressOfEntries, type Entries, type ToolRequest } from "./entries.ts";
import { openedLink } from "./opened-link.ts";
import type { ResultInWords, ToolInWords, ToolPlace, ToolSection } from "./page-tool.tsx";
import { readToolRequest } from "./read-tool-request.ts";
import {
  type Answer,
  type ContentOf,
  enteredLines,
  type Question,
  type Result,
  type ToolDefinition,
  type ToolProps,
} from "./tool.ts";
import { isOfKind, toolOf } from "./tool-content.ts";
import { errorText } from "./tool-field.tsx";
import { plainWords, ShownWords } from "./words.tsx";

/** The settings of a kind of tool that only the server needs. */
type OnPage<Kind extends ToolKind, Own extends object> = {
  /**
   * The data that the form needs besides the tool. It must be JSON. Null if the page lacks the
   * content for it; undefined if a part is incomplete.
   */
  prepare: (content: ContentOf<Kind>, place: ToolPlace) => Own | null | undefined;
  /** Whether an example lies in the future; by default all of its days must. */
  isAhead?: (props: ToolProps<Kind> & Own, entries: Entries, today: string) => boolean;
  /** How many examples show their results, of which long ones are heavy; all by default. */
  resultsShown?: number;
};

/** Creates a tool on its page: the island with the form, and examples. */
export function sectionOf<Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
  Form: ComponentType<ToolProps<Kind> & Own>,
  { prepare, isAhead, resultsShown = Number.POSITIVE_INFINITY }: OnPage<Kind, Own>,
): ToolSection {
  const { kind, questions, inputKinds = {}, answer } = definition;
  // The questions for a day or a month.
  const dated = Object.keys(inputKinds).filter((name) => inputKinds[name]?.type !== undefined);
  function propsOf(content: ContentOf<Kind>, place: ToolPlace) {
    const { asked, language } = place;
    const tool = toolOf(kind, content, place);
    const prepared = prepare(content, place);
    if (prepared === null) return null;
    if (tool === undefined || prepared === undefined) return undefined;
    const props: ToolProps<Kind> & Own = { ...prepared, tool };
    if (asked?.kind !== kind) return props;
    return { ...props, ...openedLink(definition, props, asked, language) };
  }
  function formOf(content: ContentOf<Kind>, place: ToolPlace) {
    // The function is stored with the data. It holds the language, and not the place with its page.
    const { language } = place;
    const props = propsOf(content, place);
    if (!props) return props;
    return {
      props,
      opened: (asked: ToolRequest) => openedLink(definition, props, asked, language),
    };
  }
  function examplesOf(
    content: ContentOf<Kind>,
    props: ToolProps<Kind> & Own,
    { today, language }: ToolPlace,
  ) {
    return (content.examples ?? []).flatMap((each) => {
      const example = readToolRequest(questionIn(cleanText(each.answer)));
      if (example?.kind !== kind) return [];
      // The example is moved to the first year in which it lies in the future, so it never gets
      // old.
      for (const years of dated.length > 0 ? YEARS : [0]) {
        const given = movedOn(example.entries, dated, years);
        const days = dated.flatMap((name) => given[name]?.split(",").filter(Boolean) ?? []);
        if (!(isAhead?.(props, given, today) ?? days.every((day) => day > today))) continue;
        const result = answer(props, given, today, language);
        if (result.headline) return [{ key: each._key, label: each.label, given, result }];
      }
      return [];
    });
  }
  function inWords(content: ContentOf<Kind>, place: ToolPlace): ToolInWords | undefined {
    const { path, today, language } = place;
    const props = propsOf(content, place);
    if (!props) return undefined;
    const { tool, entries } = props;
    const ownQuestions = questions?.(props) ?? tool.questions;
    const resultInWords = (given: Entries, result: Result): ResultInWords => ({
      headline: `${result.headline.value} ${result.headline.label}`,
      verdict: result.verdict,
      points: result.points ?? [],
      // An empty line parts what a form sends.
      lines: [
        ...(result.asked ?? enteredLines(ownQuestions, given, language)),
        ...result.lines,
      ].filter(Boolean),
    });
    /** What the form shows for the entries of an address: a warning, what is wrong, or the result. */
    const answerTo = (given: Entries): ResultInWords => {
      const { link } = props;
      const elsewhere = tool.elsewhere[given[WHO] ?? ""];
      const found: Answer<Kind> = elsewhere ?? answer(props, given, today, language);
      const warnings = link === "cut" ? [plainWords(tool.texts.cutOff ?? [])] : [];
      if (!link && found.headline) {
        // The lines of what a tool does not answer are its verdict.
        const result = resultInWords(given, elsewhere ? { ...found, lines: [] } : found);
        const way = tool.ways[given[WHO] ?? ""];
        return { ...result, next: found.next ?? tool.texts.next, way };
      }
      const { problems = {}, unread = {} } = found;
      const wrong = link
        ? []
        : Object.keys(problems).map((key) => {
            const { messages } = tool;
            const error = errorText(messages, problems[key], unread[key], language);
            return `${fieldLabel(ownQuestions, key)}${error}`;
          });
      const asked = enteredLines(ownQuestions, given, language);
      return {
        ...{ headline: undefined, verdict: undefined, points: [] },
        lines: [...asked, ...wrong, ...warnings],
      };
    };
    return {
      answer: entries && answerTo(entries),
      leavesOut: tool.texts.leavesOut,
      examplesHeading: tool.texts.examples ?? [],
      examples: examplesOf(content, props, place).map(({ label, given, result }) => ({
        label,
        address: addressOfEntries(path, { kind, entries: given }),
        result: resultInWords(given, result),
      })),
    };
  }
  function render(content: ContentOf<Kind>, place: ToolPlace, propsAt: string | undefined) {
    const { path, language, settings, today } = place;
    const props = propsOf(content, place);
    if (!props) return props;
    const { tool } = props;
    const examples = examplesOf(content, props, place);
    const { leavesOut, examples: examplesHeading = [] } = tool.texts;
    return (
      <>
        <Island name={kind} props={props} propsAt={propsAt}>
          <Form {...props} />
        </Island>
        {leavesOut && (
          <p className="tool-print mt-6 max-w-measure text-small text-slate">
            <ShownWords words={leavesOut} />
          </p>
        )}
        <p className="tool-print hidden text-small">
          {`${settings.disclaimer} ${settings.brandName}, ${settings.email}, ${siteUrl()}${path}, ${readableDay(today, language)}`}
        </p>
        {examples.length > 0 && (
          <div className="mt-12 print:hidden">
            <h3 className="mb-4">{plainWords(examplesHeading)}</h3>
            <div className="border-t border-line">
              {examples.map(({ key, label, given, result }, index) => (
                <details key={key} className="border-b border-line">
                  <summary className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                    <span className="font-semibold">{label}</span>
                    <span className="flex items-center gap-4 text-small text-slate">
                      {result.outcome ?? result.summary}
                      <Icon drawing={chevronDrawing} className="nav-chevron" />
                    </span>
                  </summary>
                  <div className="grid gap-6 pb-6">
                    <p className="text-small">
                      <a
                        href={`${addressOfEntries(path, { kind, entries: given })}#${ANSWER_ID}`}
                        rel="nofollow"
                        className="inline-block min-h-6"
                      >
                        {(
                          result.asked ??
                          enteredLines(questions?.(props) ?? tool.questions, given, language)
                        ).join("; ")}
                      </a>
                    </p>
                    {index < resultsShown && result.details}
                  </div>
                </details>
              ))}
            </div>
          </div>
        )}
      </>
    );
  }
  return {
    formOf: (content, place) => (isOfKind(content, kind) ? formOf(content, place) : undefined),
    render: (content, place, propsAt) =>
      isOfKind(content, kind) ? render(content, place, propsAt) : undefined,
    inWords: (content, place) => (isOfKind(content, kind) ? inWords(content, place) : undefined),
  };
}

/** The label before what is wrong with a field. Fields of a row have its number in their name. */
function fieldLabel(questions: readonly Question[], key: string): string {
  const [, name, row] = /^(.+?)(?:-(\d+))?$/.exec(key) ?? [];
  const label = questions.find((question) => question.name === name)?.label;
  return label
    ? `${[label, row]
        .filter(Boolean)
        .join(" ")
        .replace(/[:?]?$/, ":")} `
    : "";
}

/** The years by which an example can be moved. */
const YEARS = Array.from({ length: 50 }, (_, years) => years);

/** The same entries, with the `dated` ones this many years later. */
function movedOn(entries: Entries, dated: readonly string[], years: number): Entries {
  const moved = Object.entries(entries).map(([name, answer]) => {
    const later = answer.replaceAll(/\d{4}/g, (year) => `${Number(year) + years}`);
    return [name, dated.includes(name) ? later : answer];
  });
  return Object.fromEntries(moved);
}
