import { hash } from "node:crypto";
import { MADE_DAY } from "@nordune/content-tool";
import { LONGEST_PHRASE } from "#schemas/documents/translation.ts";
import { keepsNumbers, keepsTags, looksTranslated } from "#schemas/rules/translation.ts";
import type { TranslationLanguageId } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/record.ts";
import type { Phrase } from "#schemas/shared/translations/phrases.ts";
import {
  type Entry,
  entriesOf,
  type TranslatedRow,
} from "#schemas/shared/translations/translation-rows.ts";
import { movedColumn, type PlacedText } from "./moved-texts.ts";
import type { OpenPart } from "./open-parts.ts";
import {
  languagesWith,
  otherLanguage,
  type TextOfLanguage,
  textOfOther,
} from "./other-languages.ts";
import { isPrint, isPrintOf, withPlainSpaces } from "./text-print.ts";

/** A row of a translator's file. */
export type GivenText = Phrase & {
  /** The id of the English document. */
  document: string;
  text: string;
  /** `phraseKey` of the phrase, if the file has it. */
  key?: string | undefined;
  /** Whether the file says that the text is finished, even though it is as exported. */
  isFinished: boolean;
  /** Whether the file says that nobody has translated the text, whatever stands there. */
  isInitial: boolean;
  /** Whether the file says that a reviewer has rejected the text. */
  isRejected?: boolean;
  /** Whether a workbook stores the text as a day or a time. */
  isDay?: boolean;
  /** A part that nobody has translated, although others are. */
  open?: OpenPart;
  /** `textPrint` of the text at the export; undefined if the file does not know it. */
  exported: string | undefined;
  /** Where the row stands in the file: `sv.xlsx, row 7`. */
  place: string;
};

/** A row that is not taken from the file. */
export type Refusal = Pick<GivenText, "place" | "document" | "field"> & { message: string };

/** An English document with its phrases, and the rows of its translation. */
export type DocumentTexts = {
  phrases: readonly Phrase[];
  rows: readonly TranslatedRow[];
  /** The texts of other languages of the site. */
  others?: readonly TextOfLanguage[];
};

/** The side that wins if both changed a text since the export: the lake ("mine") or the file. */
export type Side = "mine" | "theirs";

/** The key of a phrase: of its row, and of its unit in XLIFF. */
export const phraseKey = ({ field, source }: Phrase) =>
  hash("sha256", `${field}\n${source}`).slice(0, 12);

/** Spreadsheets and translators' tools replace unusual spaces by plain ones, and lines by spaces. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The text of a phrase today, which may be the translation of an earlier phrase. */
export const currentText = (entry: Entry) => ("row" in entry ? entry.row.text : "");

/**
 * Lays the rows of a file over the translations. A row is compared with the text of today and with
 * the text at the export, so that what an editor has changed since is not overwritten. A faulty row
 * is refused alone.
 * @param side that wins if both changed a text; without it such a row is refused
 * @param evenSo whether texts are taken that do not look like translations
 * @returns the new rows of each translation that changes, by the id of the English document
 */
export function mergeTexts(
  documents: ReadonlyMap<string, DocumentTexts>,
  given: readonly GivenText[],
  side?: Side,
  evenSo = false,
) {
  const refused: Refusal[] = [];
  const changed = new Map<string, TranslatedRow[]>();
  let untranslated = 0;
  const named = new Set(given.map(({ document }) => document));
  const entries = new Map(
    [...documents]
      .filter(([id]) => named.has(id))
      .map(([id, { phrases, rows }]) => [id, entriesOf(phrases, rows)]),
  );
  const found = given.map((asGiven) => {
    const row = { ...asGiven, text: plainTextOf(asGiven) };
    const entry = entryFor(row, entries.get(row.document) ?? []);
    const isNew = entry !== undefined && !isSameText(row.text, currentText(entry));
    const languages = isNew ? languagesWith(row, documents.get(row.document)?.others ?? []) : [];
    return { row, entry, isNew, languages };
  });
  const [first] = given;
  const doubt = evenSo ? undefined : doubtOfFile(found, entries);
  if (doubt !== undefined && first !== undefined) {
    const { place, document } = first;
    refused.push({ place, document, field: "(all texts)", message: doubt });
    return { changed, refused, untranslated };
  }
  const phrases = phrasesByText(given);
  const byPhrase = Map.groupBy(found, ({ row, entry }) => `${row.document}\n${entry?.key}`);

  for (const { row, entry, isNew, languages } of found) {
    const refuse = (message: string) => {
      const { place, document, field } = row;
      refused.push({ place, document, field, message });
    };
    const texts = documents.get(row.document);
    if (texts === undefined) {
      refuse(
        `There is no published document “${row.document}” with texts. Leave it as exported: it is in the column “Document” of a table, and in “original” or “id” of a <file> of XLIFF.`,
      );
      continue;
    }
    if (entry === undefined) {
      refuse(
        "The document has no such English phrase. Export again, and leave the English as it is.",
      );
      continue;
    }
    const alike = byPhrase.get(`${row.document}\n${entry.key}`) ?? [];
    if (alike.length > 1) {
      const places = alike.map(({ row }) => row.place).join(" and ");
      refuse(`The phrase stands twice in the file: ${places}. Leave one of them.`);
      continue;
    }
    if (entry.state === "removed") {
      if (!isSameText(row.text, entry.row.text)) {
        refuse(
          "The document no longer has this English phrase. Export again and translate the new one.",
        );
      }
      continue;
    }
    if (isNew && row.open !== undefined && (row.open.isEmpty || !evenSo)) {
      refuse(openMessage(row.open));
      continue;
    }
    if (isNew && row.isRejected && !evenSo) {
      refuse(REJECTED);
      continue;
    }
    if (isNew && row.isDay) {
      refuse(`The translation ${MADE_DAY}.`);
      continue;
    }
    const isCopied = row.isInitial && isSameText(row.text, entry.phrase.source);
    if ((row.text === "" || isCopied) && entry.state !== "translated") {
      untranslated += 1;
      continue;
    }
    const problem = problemOf({ source: entry.phrase.source, text: row.text });
    if (problem !== undefined) {
      refuse(problem);
      continue;
    }
    const outcome = outcomeOf(row, entry, side);
    if (outcome === "conflict") {
      refuse(conflictMessage(row, entry));
    }
    if (outcome !== "changed") continue;
    const alsoOf = phrases.get(row.text.trim())?.size ?? 0;
    const filledDown =
      alsoOf > MOST_ALIKE &&
      `The same text stands beside ${alsoOf} different English phrases: a cell was probably filled down.`;
    const looks = evenSo
      ? true
      : filledDown ||
        (textOfOther({ text: row.text, languages }) ??
          looksTranslated({ ...entry.phrase, text: row.text }));
    if (looks !== true && isNew) {
      refuse(`${looks} If it is meant so, import with --even-so.`);
      continue;
    }
    const rows = changed.get(row.document) ?? [...texts.rows];
    changed.set(row.document, withText(rows, entry, row.text));
  }
  return { changed, refused, untranslated };
}

/** A row with its phrase. `languages` are the others in which its new text is stored. */
type FoundRow = {
  row: GivenText;
  entry: Entry | undefined;
  isNew: boolean;
  languages: readonly TranslationLanguageId[];
};

/** Why nothing of a file is taken, and what to do. */
function doubtOfFile(
  found: readonly FoundRow[],
  entries: ReadonlyMap<string, readonly Entry[]>,
): string | undefined {
  const moved = movedColumn(placedTexts(found, entries));
  if (moved !== undefined) {
    return `${moved} A column was probably sorted or moved without the others, so nothing of the file is taken. Undo that, or export again. If it is meant so, import with --even-so.`;
  }
  const isText = ({ row, isNew }: FoundRow) => isNew && row.text !== "" && row.text !== row.source;
  const other = otherLanguage(
    found.filter(isText).map(({ row: { text }, languages }) => ({ text, languages })),
  );
  return other === undefined
    ? undefined
    : `${other} The file is probably of that language, so nothing of it is taken. Ask for the right one, or import it for its own language. If it is meant so, import with --even-so.`;
}

/** What to do about a text of which a part is not translated. */
function openMessage({ english, isEmpty }: OpenPart): string {
  const part = english === "" ? "" : `: “${english}”`;
  return isEmpty
    ? `A part of it has no translation${part}. Translate all parts; each needs some of the words.`
    : `A part of it is not translated${part}. Translate it. If it is meant so, import with --even-so.`;
}

/** So many phrases may be one text in a language: “residence visa” and “residency visas” are. */
const MOST_ALIKE = 4;
/** Shorter phrases, such as “Home” and “At home”, may all be one word. */
const SHORTEST_PHRASE = 12;

/** The English phrases beside each text of a file, without their signs and capitals. */
function phrasesByText(given: readonly GivenText[]): ReadonlyMap<string, ReadonlySet<string>> {
  const phrases = new Map<string, Set<string>>();
  for (const { source, text } of given) {
    const plain = source.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
    if (plain.length < SHORTEST_PHRASE) continue;
    const known = phrases.get(text.trim()) ?? new Set();
    phrases.set(text.trim(), known.add(plain));
  }
  return phrases;
}

/** The rows beside their phrases, in the order of the file. */
function placedTexts(
  found: readonly { row: GivenText; entry: Entry | undefined }[],
  entries: ReadonlyMap<string, readonly Entry[]>,
): PlacedText[] {
  const order = new Map([...entries.values()].flat().map((entry, index) => [entry, index]));
  return found.flatMap(({ row, entry }) =>
    entry === undefined || entry.state === "removed"
      ? []
      : {
          source: entry.phrase.source,
          text: row.text,
          before: currentText(entry),
          exported: row.exported,
          order: order.get(entry) ?? 0,
        },
  );
}

/**
 * The entry of a row, by its field and its English phrase. Some translators' tools drop the names of
 * units; the key then says which phrase it is.
 */
function entryFor({ field, key, source }: GivenText, entries: readonly Entry[]): Entry | undefined {
  const phraseOf = (entry: Entry) => (entry.state === "removed" ? entry.row : entry.phrase);
  const ofField = entries.filter((entry) =>
    field === "" ? phraseKey(phraseOf(entry)) === key : phraseOf(entry).field === field,
  );
  return (
    ofField.find((entry) => phraseOf(entry).source === source) ??
    ofField.find((entry) => onOneLine(phraseOf(entry).source) === onOneLine(source))
  );
}

const REJECTED =
  "A reviewer has rejected it in the translator's program: have it translated anew. If it is meant so, import with --even-so.";

/** Why a translation cannot be stored, by the rules of the Studio. */
function problemOf(row: { source: string; text: string }): string | undefined {
  const { length } = row.text;
  if (length === 0) return "The translation is empty. Fill it in, or take the row out.";
  if (length > LONGEST_PHRASE) {
    return `The translation has ${length} characters, and ${LONGEST_PHRASE} are the most. Shorten it.`;
  }
  for (const result of [keepsTags(row), keepsNumbers(row)]) {
    if (isRecord(result) && typeof result.message === "string") return result.message;
  }
  return undefined;
}

/**
 * A text without the doubled spaces of a typist, without lines where the English has one, and with
 * accents in their letters, from which programs on a Mac part them.
 */
function plainTextOf({ text, source }: GivenText): string {
  const inLines = source.includes("\n") ? text : text.replaceAll(/\s*\n\s*/g, " ");
  const plain = inLines.normalize();
  return source.includes("  ") ? plain : plain.replaceAll(/ {2,}/g, " ");
}

/** Whether a text of a file is the one of today. A tool may have made its unusual spaces plain. */
const isSameText = (given: string, current: string) =>
  [current, withPlainSpaces(current)].some((text) => text.trim() === given.trim());

function outcomeOf(
  { text, exported, isFinished }: GivenText,
  entry: Exclude<Entry, { state: "removed" }>,
  side: Side | undefined,
): "changed" | "unchanged" | "conflict" {
  const current = currentText(entry);
  if (isSameText(text, current)) {
    return entry.state === "changed" && isFinished ? "changed" : "unchanged";
  }
  // A translator has put in spaces at which no line ends.
  if (isSameText(withPlainSpaces(text), withPlainSpaces(current))) return "changed";
  // Only an editor has changed it.
  if (isPrintOf(exported, text)) return "unchanged";
  if (isPrintOf(exported, current) || current === "") return "changed";
  if (side === "mine") return "unchanged";
  // What an editor changed may not be overwritten because a spreadsheet has changed the file.
  if (exported !== undefined && !isPrint(exported)) return "conflict";
  return side === "theirs" ? "changed" : "conflict";
}

/** Why it is not known which of two texts is the newer one, and what to do. */
function conflictMessage({ exported }: GivenText, entry: Entry): string {
  const current = `“${currentText(entry)}”`;
  if (exported === undefined) {
    return `The text is ${current} today, and the file does not say what it was at the export. Take the file's text with --take theirs, or keep ${current} with --take mine.`;
  }
  return isPrint(exported)
    ? `An editor has changed it since the export, to ${current}. Take the file's text with --take theirs, or keep the editor's with --take mine.`
    : `“As exported” is damaged (${exported}): a program has taken it for a number. So nobody knows whether an editor has changed the text, which is ${current} today. Export again as .xlsx and copy the translation into it, or keep ${current} with --take mine.`;
}

/** The rows with a new text. The text of a changed phrase takes the row of the earlier phrase. */
function withText(
  rows: TranslatedRow[],
  entry: Exclude<Entry, { state: "removed" }>,
  text: string,
): TranslatedRow[] {
  const { field, source } = entry.phrase;
  if (!("row" in entry)) return [...rows, { _key: phraseKey(entry.phrase), field, source, text }];
  const { _key } = entry.row;
  return rows.map((row) => (row._key === _key ? { ...row, field, source, text } : row));
}
