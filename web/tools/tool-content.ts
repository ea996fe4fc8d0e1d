import { asEnglish, isEnglish, withoutMarks } from "@nordune/jsx/english-text";
import { vercelStegaSplit } from "@vercel/stega";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { figureNumber, readFigure } from "#schemas/shared/figures/figure-number.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Language } from "#schemas/shared/languages.ts";
import type { Figure, RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fixedPath, pathOf } from "#schemas/shared/routes.ts";
import { clients, WHO } from "#schemas/shared/tools/clients.ts";
import { partsOfText } from "#schemas/shared/tools/tool-text.ts";
import { hasWords } from "#schemas/shared/translations/text-kind.ts";
import { caseNamesOf, namesIn, tools } from "#schemas/tools/index.ts";
import { type ToolKind, toolList } from "#schemas/tools/list.ts";
import { sharedCases } from "#schemas/tools/tool-words.ts";
import { machineValue } from "#web/components/evidence/machine-value.ts";
import type { ToolContent } from "#web/content/site-types.ts";
import { asksWho, destinations, elsewhereOf, waysOf } from "./clients.ts";
import { DIRHAM } from "./currency.ts";
import { signsOf } from "./currency-signs.ts";
import type { ToolPlace } from "./page-tool.tsx";
import type { ContentOf, Question, Tool } from "./tool.ts";
import type { ToolFigure, Words } from "./words.tsx";

/**
 * The tool of a page, without data that only the server needs.
 * @param place where the tool stands
 * @returns undefined if the page has no tool of this kind, or if a part is missing or a figure
 *   cannot be read
 */
export function toolOf<Kind extends ToolKind>(
  kind: Kind,
  content: ToolContent | null,
  { path, pathTo, language }: Pick<ToolPlace, "path" | "pathTo" | "language">,
): Tool<Kind> | undefined {
  if (content === null || !isOfKind(content, kind)) return undefined;
  const { words } = content;
  const rules = rulesOf(kind, content);
  const questions = [
    ...(asksWho(kind) ? whoOf(kind, words) : []),
    ...questionsOf(kind, content, language),
  ];
  const read = textReader(content, language);
  const texts = {
    ...readAll(words?.texts, read),
    ...readAll(casesOf(words ?? {}), read),
    ...readAll(content.texts, read),
    ...readAll(casesOf(content), read),
  };
  const messages = { ...readAll(words?.messages, read), ...readAll(content.messages, read) };
  const isComplete =
    words !== null &&
    questions.length === namesIn(kind, "questions").length + (asksWho(kind) ? 1 : 0) &&
    holds<Tool<Kind>["rules"]>(rules, Object.keys(tools[kind].figures)) &&
    holds<Tool<Kind>["texts"]>(texts, [
      ...namesIn(kind, "texts"),
      ...caseNamesOf(kind),
      ...Object.keys(sharedCases),
    ]) &&
    holds<Tool<Kind>["messages"]>(messages, namesIn(kind, "messages"));
  if (!isComplete) return undefined;
  const place = { path, site: siteUrl(), contact: pathTo(fixedPath("contactPage")) };
  const pages = pagesOf(content, pathTo);
  return {
    kind,
    ...place,
    elsewhere: elsewhereOf(kind, texts, questions[0]),
    ways: waysOf(kind, texts, questions[0], pages),
    rules,
    questions,
    signs: signsIn(questions),
    texts,
    messages,
  };
}

/** The signs of dirhams, and of each currency that a question offers. */
function signsIn(questions: readonly Question[]) {
  const offered = questions.find(({ name }) => name === "currency")?.options ?? [];
  const codes = [DIRHAM, ...offered.map(({ value }) => value)];
  return Object.fromEntries(codes.map((code) => [code, signsOf(code)]));
}

/** The question who asks, with its choices; none if the words of all tools lack a choice. */
function whoOf(kind: ToolKind, words: ToolContent["words"]): Question[] {
  const { label, hint = null } = words?.questions?.who ?? {};
  const options = (words?.options ?? []).map(({ answer, label }) => ({
    // The zone finder answers at once, so its first choice is no entry.
    value: kind === "zone-finder" && answer === clients[0] ? "" : answer,
    label,
  }));
  const isWhole = clients.every((each) => words?.options?.some(({ answer }) => answer === each));
  return label && isWhole ? [{ name: WHO, label, hint, options }] : [];
}

/** The paths of the pages with the tools to which others lead. */
function pagesOf({ pages }: ToolContent, pathTo: ToolPlace["pathTo"]) {
  const found = new Map<ToolKind, string>();
  for (const kind of destinations) {
    const page = pages.find(({ tool }) => tool === toolList[kind]);
    const path = page && pathOf(page);
    if (path) found.set(kind, pathTo(path));
  }
  return found;
}

/** Whether a document is the one of a kind of tool. */
export function isOfKind<Kind extends ToolKind>(
  content: ToolContent,
  kind: Kind,
): content is ContentOf<Kind> {
  return content._type === tools[kind].document.name;
}

/** Whether all values exist. */
export const holds = <Whole extends object>(
  found: object,
  names: readonly string[],
): found is Whole => names.every((name) => Object.hasOwn(found, name));

/** A figure with its text in the language of the page, and its value for machines. */
export const figureOf = (
  figure: Pick<Figure, "_id" | "value" | "unit" | "counted">,
  show: string | null,
  language: Language,
): ToolFigure => ({
  _id: figure._id,
  text: formatFigure({ ...figure, show }, language),
  value: machineValue(figure.value),
});

/** The text of a line without emphasis. */
export function wordsOf(text: RichTextValue, language: Language): Words {
  return text
    .flatMap(({ children }) => children ?? [])
    .flatMap((child): Words => {
      if (child._type === "span") return child.text ? [child.text] : [];
      if (child.figure === null) return [];
      return [figureOf(child.figure, child.show, language)];
    });
}

/** Reads a text of a tool. A name in braces becomes the figure of that name. */
export function textReader(
  { figures, questions }: Pick<ToolContent, "figures" | "questions">,
  language: Language,
) {
  // Only a tool that asks for a currency converts amounts.
  const isConverted = "currency" in questions;
  const byName = new Map(
    figures.flatMap(({ name, show, figure }): [string, ToolFigure][] => {
      if (!figure) return [];
      const isAmount = isConverted && figure.unit === DIRHAM;
      const dirhams = isAmount ? figureNumber(figure.value) : undefined;
      return [[cleanText(name), { ...figureOf(figure, show, language), dirhams }]];
    }),
  );
  return (text: string): Words => {
    // Each piece keeps the marks of the whole text: of its field, in a draft, and as English.
    const { cleaned, encoded } = vercelStegaSplit(text);
    const inLanguage = (piece: string) =>
      isEnglish(cleaned) && hasWords(piece) ? asEnglish(piece) : piece;
    return partsOfText(withoutMarks(cleaned)).map((part) =>
      typeof part === "string"
        ? inLanguage(part) + encoded
        : (byName.get(part.name) ?? `{${part.name}}${encoded}`),
    );
  };
}

function readAll(
  texts: Readonly<Record<string, string | null>> | undefined,
  read: (text: string) => Words,
) {
  const written = Object.entries(texts ?? {});
  return Object.fromEntries(
    written.flatMap(([name, text]) => (typeof text === "string" ? [[name, read(text)]] : [])),
  );
}

type CaseList = { cases?: readonly { name: string; text: string }[] | null };

/** The sentences of a document that depend on the case, by name. */
function casesOf({ cases }: CaseList): Record<string, string> {
  return Object.fromEntries((cases ?? []).map(({ name, text }) => [cleanText(name), text]));
}

function rulesOf(kind: ToolKind, { figures }: ToolContent): Record<string, number | string> {
  const wanted: Readonly<Record<string, "number" | "day">> = tools[kind].figures;
  const rules: Record<string, number | string> = {};
  for (const { name, figure } of figures) {
    const as = wanted[cleanText(name)];
    const read = as && readFigure(figure?.value ?? "", as);
    if (read !== undefined) rules[cleanText(name)] = read;
  }
  return rules;
}

/** The questions in the order of the content model, each with its choices. */
function questionsOf(
  kind: ToolKind,
  { questions, options }: ToolContent,
  language: Language,
): Question[] {
  const asked: Readonly<Record<string, { label: string; hint?: string }>> = { ...questions };
  return namesIn(kind, "questions").flatMap((name) => {
    const question = asked[name];
    if (!question) return [];
    const { label, hint = null } = question;
    const own = (options ?? []).flatMap((option) =>
      option.question === name
        ? [
            {
              value: option.answer,
              label: option.label,
              figure: option.figure && {
                ...figureOf(option.figure, "withUnit", language),
                number: figureNumber(option.figure.value),
                unit: option.figure.unit,
              },
            },
          ]
        : [],
    );
    return [{ name, label, hint, options: own }];
  });
}
