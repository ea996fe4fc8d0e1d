import { readFile, stat, writeFile } from "node:fs/promises";
import { decode } from "@nordune/content-tool";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { keepsTags } from "#schemas/rules/translation.ts";
import { english, type Language } from "#schemas/shared/languages.ts";
import { categoryOfField, numbersOf } from "#schemas/shared/plural-forms.ts";
import {
  type Content,
  escapeXml,
  inlineXml,
  phraseFrom,
  placeholdersIn,
  shownPlaceholders,
  type XliffVersion,
} from "./inline-codes.ts";
import { currentText, type GivenText, phraseKey } from "./merge-texts.ts";
import { isInitialState, openPart, type Part } from "./open-parts.ts";
import { textPrint } from "./text-print.ts";
import type { ExportedText } from "./text-table.ts";

type Entry = ExportedText["entry"];

/** The namespace of each version. That of 2.0 is that of 2.1, too. */
const NAMESPACES: Record<XliffVersion, string> = {
  "2.0": "urn:oasis:names:tc:xliff:document:2.0",
  "1.2": "urn:oasis:names:tc:xliff:document:1.2",
};
/** The elements of a unit that hold its texts. */
const SIDES = new Set(["source", "seg-source", "target"]);
const isXliff = ({ uri }: SaxesTagNS) => Object.values(NAMESPACES).includes(uri);
const MAX_BYTES = 30_000_000;
/** Elements within one another: XLIFF needs about ten. */
const MAX_DEPTH = 64;

/**
 * Writes texts as XLIFF: a file for each document, a unit for each phrase. A form of words that
 * depend on a number has a note with some of its numbers. The id of a unit has the phrase's key and
 * the print of the text, which translators' tools return as they are.
 * @param version 2.0, of which 2.1 adds nothing that is used here and which more tools open; or 1.2
 */
export async function writeXliff(
  path: string,
  language: Language,
  texts: readonly ExportedText[],
  version: XliffVersion = "2.0",
): Promise<void> {
  const files = [...Map.groupBy(texts, ({ document }) => document)].map(([document, units]) =>
    version === "2.0"
      ? fileXml(escapeXml(document), units, language)
      : olderFileXml(escapeXml(document), units, language),
  );
  const languages = version === "2.0" ? ` srcLang="${english.tag}" trgLang="${language.tag}"` : "";
  const attributes = `xmlns="${NAMESPACES[version]}" version="${version}"${languages}`;
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  await writeFile(path, `${head}\n<xliff ${attributes}>\n${files.join("")}</xliff>\n`);
}

function fileXml(id: string, texts: readonly ExportedText[], language: Language): string {
  const inner = texts.map(({ entry }) => unitXml(entry, language)).join("");
  return `  <file id="${id}" original="${id}" canResegment="no" xml:space="preserve">\n${inner}  </file>\n`;
}

function unitXml(entry: Entry, language: Language): string {
  const { field, source } = entry.phrase;
  const placeholders = placeholdersIn(source);
  const text = usableText(entry);
  const notes = notesOf(entry, language, text).map(
    ([category, note]) => `        <note category="${category}">${escapeXml(note)}</note>\n`,
  );
  const state = entry.state === "translated" ? "translated" : "initial";
  const target = `        <target>${inlineXml(text, placeholders, "2.0")}</target>\n`;
  return [
    `    <unit id="${unitId(entry)}" name="${escapeXml(field)}">\n`,
    ...(notes.length > 0 ? ["      <notes>\n", ...notes, "      </notes>\n"] : []),
    `      <segment state="${state}">\n`,
    `        <source>${inlineXml(source, placeholders, "2.0")}</source>\n`,
    ...(text === "" ? [] : [target]),
    "      </segment>\n    </unit>\n",
  ].join("");
}

function olderFileXml(id: string, texts: readonly ExportedText[], language: Language): string {
  const inner = texts.map(({ entry }) => olderUnitXml(entry, language)).join("");
  const languages = `source-language="${english.tag}" target-language="${language.tag}"`;
  return `  <file original="${id}" ${languages} datatype="plaintext">\n    <body>\n${inner}    </body>\n  </file>\n`;
}

/**
 * A unit of XLIFF 1.2. What is not translated has the English as its target, because OmegaT
 * shows targets only.
 */
function olderUnitXml(entry: Entry, language: Language): string {
  const { field, source } = entry.phrase;
  const placeholders = placeholdersIn(source);
  const isTranslated = entry.state === "translated";
  const text = isTranslated ? usableText(entry) : "";
  const notes = notesOf(entry, language, text).map(
    ([category, note]) => `        <note from="${category}">${escapeXml(note)}</note>\n`,
  );
  const state = isTranslated ? "translated" : "needs-translation";
  return [
    `      <trans-unit id="${unitId(entry)}" resname="${escapeXml(field)}" xml:space="preserve">\n`,
    `        <source>${inlineXml(source, placeholders, "1.2")}</source>\n`,
    `        <target state="${state}">${inlineXml(text || source, placeholders, "1.2")}</target>\n`,
    ...notes,
    "      </trans-unit>\n",
  ].join("");
}

const unitId = (entry: Entry) => `${phraseKey(entry.phrase)}.${textPrint(currentText(entry))}`;

/** The text of today, unless its inline elements are others than those of the changed phrase. */
function usableText(entry: Entry): string {
  const text = currentText(entry);
  return keepsTags({ source: entry.phrase.source, text }) === true ? text : "";
}

/** What a translator is told about a phrase, by its kind. @param shown the text in the file */
function notesOf(
  entry: Entry,
  { locale }: Language,
  shown: string,
): [kind: string, note: string][] {
  const text = currentText(entry);
  const form = categoryOfField(entry.phrase.field);
  return [
    ...(form ? [["numbers", numbersOf(form, locale).join(", ")] as const] : []),
    ...(entry.state === "changed" ? [["earlier-english", entry.row.source] as const] : []),
    ...(text === shown ? [] : [["earlier-translation", text] as const]),
  ].map(([kind, note]) => [kind, note]);
}

/**
 * Reads XLIFF 1.2, 2.0 or 2.1.
 * @throws Error, with its line, for a file that is no such XLIFF or is of another language
 */
export async function readXliff(path: string, language: Language): Promise<GivenText[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`${path} is not there.`);
  if (found.size > MAX_BYTES) {
    throw new Error(
      `${path} has ${Math.round(found.size / 1e6)} MB, and ${MAX_BYTES / 1e6} are read at most. Divide it.`,
    );
  }
  const bytes = await readFile(path);
  const [, encoding] =
    /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(bytes.toString("latin1", 0, 200)) ?? [];
  return parseXliff(decodeXml(bytes, encoding, path), path, language);
}

/** Decodes XML as it says itself; UTF-8 and UTF-16 need no word. */
function decodeXml(bytes: Buffer, encoding: string | undefined, path: string): string {
  const isMarked = /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)/.test(bytes.toString("latin1", 0, 3));
  try {
    return decode(bytes, isMarked ? undefined : encoding?.toLowerCase());
  } catch (cause) {
    throw new Error(
      `${path} is not ${encoding ?? "UTF-8"}, as its first line says. Save it as XLIFF in UTF-8.`,
      { cause },
    );
  }
}

/** What is read of a unit until its end. */
type OpenUnit = {
  document: string;
  field: string;
  key: string | undefined;
  exported: string | undefined;
  line: number;
  segments: Segment[];
  /** The sentences into which a tool has divided a unit of 1.2, by their numbers. */
  marked: Map<string, Part>;
  /** Whether spaces stand between the English sentences. */
  isSpaced: boolean;
  isRejected: boolean;
};

/** An element whose text is a code of the file: what a tool shows of it, and the text. */
type NativeCode = { shown: string; text: string };
const CODES = new Map<string, "alone" | "start" | "end">([
  ["ph", "alone"],
  ["bpt", "start"],
  ["ept", "end"],
]);
/** A tag or a name of a phrase, which tools that number codes anew keep as the text of a code. */
const OWN_TAG = /^(?:<\/?\d+>|<\d+\/>|\{[^{}]*\})$/;

type Segment = Part & { order: number; isText: boolean };

/** @param path names the file in messages */
export function parseXliff(xml: string, path: string, language: Language): GivenText[] {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const given: GivenText[] = [];
  const open: SaxesTagNS[] = [];
  let document = "";
  let unit: OpenUnit | undefined;
  let segment: Segment | undefined;
  let content: Content | undefined;
  let side: "source" | "target" | undefined;
  let markedContent: Content | undefined;
  let code: NativeCode | undefined;
  /** Whether a sentence begins right behind another one, where English has a space. */
  let lacksSpace = false;
  /** The ids of tags that are written in two halves, by what their halves share. */
  const halves = new Map<string, string>();

  const fail = (message: string): never => {
    throw new Error(`${path}, line ${parser.line}: ${message}`);
  };
  parser.on("error", ({ message }) => {
    fail(`This is no XML: ${message.replace(/^\d+:\d+: /, "")}. Export the file again.`);
  });
  parser.on("doctype", () => {
    fail(
      "The file declares a document type (DOCTYPE), which XLIFF does not have. Entities are not read. Export the file again.",
    );
  });
  parser.on("opentag", (tag) => {
    open.push(tag);
    if (open.length > MAX_DEPTH) fail(`Elements are nested more than ${MAX_DEPTH} levels deep.`);
    if (open.length === 1) assertXliff(tag, language, fail);
    if (isXliff(tag) && !isLeftOut()) start(tag);
    if (unit) unit.isRejected ||= saysRejected(tag);
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", (tag) => {
    open.pop();
    if (isXliff(tag) && !isLeftOut()) end(tag);
  });
  parser.write(xml).close();
  return given;

  /**
   * Whether the parser is in a suggestion of a translation memory, in what somebody has deleted
   * while Trados tracked changes, or in what a tool keeps beside a text in elements of its own,
   * such as memoQ's earlier versions. None of them is a text of the file.
   */
  function isLeftOut(): boolean {
    const foreign = open.findIndex((tag) => !isXliff(tag));
    const text = open.findIndex(({ local }) => SIDES.has(local));
    if (foreign !== -1 && (text === -1 || foreign < text)) return true;
    return open.some(
      ({ local, attributes }) =>
        local === "alt-trans" ||
        (local === "mrk" && attributes.mtype?.value.endsWith("deleted") === true),
    );
  }

  function addText(text: string): void {
    if (isLeftOut()) return;
    if (unit && open.at(-1)?.local === "seg-source") unit.isSpaced ||= /^\s+$/.test(text);
    if (code === undefined) add({ text });
    else code.text += text;
  }

  function add(part: Content[number]): void {
    if (lacksSpace && !("text" in part && /^\s/.test(part.text))) content?.push({ text: " " });
    lacksSpace = false;
    content?.push(part);
    markedContent?.push(part);
  }

  function start(tag: SaxesTagNS): void {
    const attribute = (name: string) => tag.attributes[name]?.value ?? "";
    switch (tag.local) {
      case "file":
        document = attribute("original") || attribute("id");
        assertLanguage(attribute("target-language"), language, fail);
        break;
      case "unit":
      case "trans-unit": {
        const [key, exported] = attribute("id").split(".");
        const field = attribute("name") || attribute("resname");
        unit = {
          document,
          field,
          key,
          exported,
          line: parser.line,
          segments: [],
          marked: new Map(),
          isSpaced: false,
          isRejected: false,
        };
        if (tag.local === "unit") break;
        startSegment({ isText: true, state: attribute("approved") === "yes" ? "final" : "" });
        break;
      }
      case "segment":
      case "ignorable":
        startSegment({ isText: tag.local === "segment", state: attribute("state") });
        break;
      case "seg-source":
        side = "source";
        break;
      case "source":
        side = "source";
        content = segment?.source;
        break;
      case "target":
        if (segment === undefined) break;
        segment.target = [];
        segment.order = Number(attribute("order")) || 0;
        segment.state ||= attribute("state");
        content = segment.target;
        side = "target";
        break;
      case "mrk":
        if (attribute("mtype") === "seg") startMarked(attribute("mid"));
        break;
      case "x":
        add({ id: attribute("id"), shown: attribute("equiv-text"), kind: "alone" });
        break;
      case "ph":
      case "bpt":
      case "ept":
        code = { shown: attribute("disp") || attribute("equiv-text"), text: "" };
        break;
      case "bx":
        halves.set(attribute("rid") || attribute("id"), attribute("id"));
        add({ id: attribute("id"), shown: "", kind: "start" });
        break;
      case "ex": {
        const half = attribute("rid") || attribute("id");
        add({ id: halves.get(half) ?? half, shown: "", kind: "end" });
        break;
      }
      case "g":
      case "pc":
      case "sc":
        add({ id: attribute("id"), shown: "", kind: "start" });
        break;
      case "ec":
        add({ id: attribute("startRef"), shown: "", kind: "end" });
        break;
      case "cp":
        addText(String.fromCodePoint(Number.parseInt(attribute("hex"), 16) || 0xfffd));
        break;
      default:
    }
  }

  function startSegment(begun: Pick<Segment, "isText" | "state">): void {
    segment = { ...begun, order: 0, source: [] };
    unit?.segments.push(segment);
  }

  function startMarked(mid: string): void {
    if (unit === undefined || side === undefined) return;
    const sameSide = [...unit.marked.values()].filter((part) => side && part[side] !== undefined);
    const number = mid || String(sameSide.length);
    const part = unit.marked.get(number) ?? { state: "" };
    part[side] ??= [];
    markedContent = part[side];
    unit.marked.set(number, part);
    // Services that translate sentence by sentence lose what stands between two of them.
    const before = side === "target" ? content : undefined;
    lacksSpace = unit.isSpaced && !!before?.length && !endsWithSpace(before);
  }

  function end({ local, attributes }: SaxesTagNS): void {
    const id = attributes.id?.value ?? "";
    if (local === "mrk" && attributes.mtype?.value === "seg") markedContent = undefined;
    const kind = CODES.get(local);
    if (kind !== undefined && code !== undefined) {
      const { shown, text } = code;
      code = undefined;
      add(OWN_TAG.test(text) ? { text } : { id, shown, kind });
    }
    if (local === "pc" || local === "g") add({ id, shown: "", kind: "end" });
    if (SIDES.has(local)) {
      content = undefined;
      side = undefined;
    }
    if (local === "segment" || local === "ignorable") segment = undefined;
    if ((local !== "unit" && local !== "trans-unit") || unit === undefined) return;
    given.push(rowOf(unit, path));
    unit = undefined;
    segment = undefined;
  }
}

function assertXliff(tag: SaxesTagNS, language: Language, fail: (message: string) => never): void {
  const value = (name: string) => tag.attributes[name]?.value ?? "";
  if (tag.local !== "xliff") fail("This is no XLIFF. Name a file that an export has written.");
  if (!isXliff(tag)) {
    fail(
      `This is XLIFF ${value("version")}, and 1.2, 2.0 or 2.1 is read. Save it as one of these, or ask for a workbook (.xlsx).`,
    );
  }
  assertLanguage(value("trgLang"), language, fail);
}

/** Some tools leave the language out, and some write it as systems and libraries name it: fi_FI, fin. */
function assertLanguage(
  written: string,
  language: Language,
  fail: (message: string) => never,
): void {
  const [named = ""] = written.split(/[-_]/);
  // The tag of a language with three letters, such as swe.
  const [target = named] = /^[a-z]{2,3}$/i.test(named) ? Intl.getCanonicalLocales(named) : [];
  if (["", language.tag, language.id].includes(target)) return;
  fail(
    `The file is translated into “${written}”, not into ${language.name} (${language.tag}). Import it for its own language.`,
  );
}

/** Whether Trados or memoQ says, in words of its own, that a reviewer has rejected a text. */
const saysRejected = ({ attributes }: SaxesTagNS): boolean =>
  Object.values(attributes).some(
    ({ local, value }) => ["conf", "status"].includes(local) && value.startsWith("Rejected"),
  );

/** The states, in 1.2 and in 2.0, of a text that is done. */
const FINISHED = /^(?:translated|reviewed|signed-off|final)$/;

function endsWithSpace(content: Content): boolean {
  const last = content.at(-1);
  return last !== undefined && "text" in last && /\s$/.test(last.text);
}

/** The row of a unit. Segments into which a tool has divided it are joined in their order. */
function rowOf({ segments, marked, line, ...unit }: OpenUnit, path: string): GivenText {
  const english = segments.flatMap(({ source = [] }) => source);
  const names = shownPlaceholders(english);
  const source = phraseFrom(english, names);
  const sentences = [...marked.values()];
  const isMarked = sentences.some(({ target }) => target !== undefined);
  const open = openPart(isMarked ? sentences : segments.filter(({ isText }) => isText), names);
  // XLIFF 2: a part without an order has that of its place.
  const ordered = segments
    .map((segment, index) => ({ ...segment, order: segment.order || index + 1 }))
    .toSorted((one, other) => one.order - other.order);
  const target = ordered.flatMap(({ source = [], target = source }) =>
    endsWithSpace(source) && !endsWithSpace(target) ? [...target, { text: " " }] : target,
  );
  return {
    ...unit,
    source,
    text: open?.isEmpty ? "" : unindented(phraseFrom(target, names), source),
    ...(open?.isBesideTranslated && { open }),
    isInitial: segments.every(({ isText, state }) => !isText || isInitialState(state)),
    isFinished: segments.every(({ isText, state }) => !isText || FINISHED.test(state)),
    place: `${path}, line ${line}`,
  };
}

/** A text without the line breaks and indentation of a tool that formats its XML. */
const unindented = (text: string, source: string) =>
  source.trim().includes("\n")
    ? text.trim()
    : text
        .trim()
        .replaceAll(INDENTED_EDGE, "")
        .replaceAll(/\s*\n\s*/g, " ");

/** A break within a tag, or before a sign that follows its word. */
const INDENTED_EDGE = /(?<=<\d+>)\s*\n\s*|\s*\n\s*(?=<\/\d+>|[.,;:!?…])/g;
