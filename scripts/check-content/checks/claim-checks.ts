import { isRecord } from "../../../schemas/shared/record.ts";
import { isPageType } from "../../../schemas/shared/routes.ts";
import { type ContentDocument, findingDocument, text } from "./content.ts";
import type { Finding } from "./finding.ts";

/** Claims about the company, and what would prove each. */
export function unprovedClaims(documents: readonly ContentDocument[]): Finding[] {
  const settings = documents.find(({ _type }) => _type === "siteSettings");
  if (settings === undefined) return [];
  const contact = documents.find(({ _type }) => _type === "contactPage");
  const panel = isRecord(contact?.panel) ? contact.panel : {};
  const reasons: unknown[] = Array.isArray(panel.reasons) ? panel.reasons : [];
  const claims = [
    { field: "rating", what: "the rating", isMade: settings.rating !== undefined },
    {
      field: "partnerNames",
      what: "the names of partners",
      isMade: documents.some(({ _type }) => _type === "partner"),
    },
    {
      field: "dubaiOffice",
      what: "an office in Dubai",
      isMade: reasons.some((reason) => isRecord(reason) && reason._type === "officeClaim"),
    },
  ];
  return claims
    .filter(({ field, isMade }) => {
      const proof = isRecord(settings[field]) ? settings[field] : {};
      return isMade && proof.isHidden !== true && text(proof.source).trim() === "";
    })
    .map(({ field, what }) => ({
      kind: "unproved-claim",
      document: findingDocument(settings, field),
      problem: `Pages show ${what}, and no source is named that proves it.`,
      fix: "Name the source, or hide it there.",
    }));
}

const IN_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = new RegExp(`^=?(?:\\d[\\d.,–]*\\+?|${IN_WORDS.join("|")})$`);
/** Replaces the value of a figure: two figures may differ, because each has its own document. */
const OF_FIGURE = "=";
/**
 * Statements are the same if this many words before a number, and the word after it, are the same.
 */
const WORDS_BEFORE = 2;

/** Statements on several pages that differ only in their number. */
export function statedDifferently(documents: readonly ContentDocument[]): Finding[] {
  const figures = new Map(
    documents.filter(({ _type }) => _type === "figure").map((figure) => [figure._id, figure]),
  );
  const stated = documents
    .filter(({ _type }) => _type === "siteSettings" || isPageType(_type))
    .flatMap((document) =>
      textsIn(document, figures).flatMap((line) =>
        statementsIn(line).map((statement) => ({ ...statement, document })),
      ),
    );
  return [...Map.groupBy(stated, ({ words }) => words)].flatMap(([words, same]) => {
    const [first, ...others] = same;
    const other = others.find(
      ({ number, isFigure, document }) =>
        number !== first?.number && !(isFigure && first?.isFigure) && document !== first?.document,
    );
    if (first === undefined || other === undefined) return [];
    return [
      {
        kind: "stated-differently" as const,
        document: findingDocument(other.document),
        problem: `“${words.replace("#", other.number)}” stands here, and “${words.replace("#", first.number)}” in ${findingDocument(first.document).title}.`,
        fix: "Write the same number in both places, or write what is different.",
      },
    ];
  });
}

const inDigits = (word: string) =>
  IN_WORDS.includes(word) ? String(IN_WORDS.indexOf(word)) : word;

type Statement = { words: string; number: string; isFigure: boolean };

function statementsIn(line: string): Statement[] {
  const words = line.toLowerCase().split(/[\s()“”"]+/);
  return words.flatMap((word, index) => {
    const [before, after] = [
      words.slice(Math.max(0, index - WORDS_BEFORE), index),
      words[index + 1],
    ];
    const isComplete = before.length === WORDS_BEFORE && after !== undefined;
    if (!isComplete || !NUMBER.test(word) || /[.,;:]$/.test(before.join(" "))) return [];
    return [
      {
        words: `${before.join(" ")} # ${after.replace(/[.,;:]+$/, "")}`,
        number: inDigits(word.replace(OF_FIGURE, "")),
        isFigure: word.startsWith(OF_FIGURE),
      },
    ];
  });
}

/** The texts of a document. A line of rich text is one text, with its figures in place. */
function textsIn(value: unknown, figures: ReadonlyMap<string, ContentDocument>): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((member) => textsIn(member, figures));
  if (!isRecord(value)) return [];
  if (Array.isArray(value.children)) {
    const words = value.children.map((child: unknown) => {
      if (!isRecord(child)) return "";
      const id = isRecord(child.figure) ? text(child.figure._ref) : "";
      const figure = figures.get(id);
      if (figure === undefined) return text(child.text);
      return `${OF_FIGURE}${text(figure.value)} ${text(figure.unit)}`;
    });
    return [words.join("")];
  }
  return Object.entries(value).flatMap(([name, child]) =>
    name.startsWith("_") ? [] : textsIn(child, figures),
  );
}
