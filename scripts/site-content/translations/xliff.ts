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
} from "./inline-codes.ts";
import { currentText, type GivenText, phraseKey, textPrint } from "./merge-texts.ts";
import type { ExportedText } from "./text-table.ts";

/** The namespace of XLIFF 2.0 and 2.1. */
const NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0";
const MAX_BYTES = 30_000_000;
/** Elements within one another: XLIFF needs about ten. */
const MAX_DEPTH = 64;

/**
 * Writes texts as XLIFF 2.0, of which 2.1 adds nothing that is used here and which more tools open:
 * a file for each document, a unit for each phrase. A form of words that depend on a
 * number has a note with some of its numbers. The id of a unit has
 * the phrase's key and the print of the text, which translators' tools return as they are.
 */
export async function writeXliff(
  path: string,
  language: Language,
  texts: readonly ExportedText[],
): Promise<void> {
  const files = [...Map.groupBy(texts, ({ document }) => document)].map(([document, units]) => {
    const inner = units.map(({ entry }) => unitXml(entry, language)).join("");
    return `  <file id="${escapeXml(document)}" original="${escapeXml(document)}" canResegment="no" xml:space="preserve">\n${inner}  </file>\n`;
  });
  const attributes = `xmlns="${NAMESPACE}" version="2.0" srcLang="${english.tag}" trgLang="${language.tag}"`;
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  await writeFile(path, `${head}\n<xliff ${attributes}>\n${files.join("")}</xliff>\n`);
}

function unitXml(entry: ExportedText["entry"], { locale }: Language): string {
  const { field, source } = entry.phrase;
  const placeholders = placeholdersIn(source);
  const text = currentText(entry);
  // The inline elements of an old text may be others than those of the changed phrase.
  const isUsable = text !== "" && keepsTags({ source, text }) === true;
  const earlier = entry.state === "changed" ? [["earlier-english", entry.row.source]] : [];
  const old = text !== "" && !isUsable ? [["earlier-translation", text]] : [];
  const form = categoryOfField(field);
  const numbers = form ? [["numbers", numbersOf(form, locale).join(", ")]] : [];
  const notes = [...numbers, ...earlier, ...old].map(
    ([category, note]) => `        <note category="${category}">${escapeXml(note ?? "")}</note>\n`,
  );
  const state = entry.state === "translated" ? "translated" : "initial";
  return [
    `    <unit id="${phraseKey(entry.phrase)}.${textPrint(text)}" name="${escapeXml(field)}">\n`,
    ...(notes.length > 0 ? ["      <notes>\n", ...notes, "      </notes>\n"] : []),
    `      <segment state="${state}">\n`,
    `        <source>${inlineXml(source, placeholders)}</source>\n`,
    ...(isUsable ? [`        <target>${inlineXml(text, placeholders)}</target>\n`] : []),
    "      </segment>\n    </unit>\n",
  ].join("");
}

/**
 * Reads XLIFF 2.0 or 2.1.
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
      `${path} is not ${encoding ?? "UTF-8"}, as its first line says. Save it as XLIFF 2.0 in UTF-8.`,
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
};

type Segment = { order: number; isText: boolean; state: string; source: Content; target?: Content };

/** @param path names the file in messages */
export function parseXliff(xml: string, path: string, language: Language): GivenText[] {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const given: GivenText[] = [];
  const open: SaxesTagNS[] = [];
  let document = "";
  let unit: OpenUnit | undefined;
  let segment: Segment | undefined;
  let content: Content | undefined;

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
    if (tag.uri === NAMESPACE) start(tag);
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", (tag) => {
    open.pop();
    if (tag.uri === NAMESPACE) end(tag);
  });
  parser.write(xml).close();
  return given;

  function addText(text: string): void {
    content?.push({ text });
  }

  function start(tag: SaxesTagNS): void {
    const attribute = (name: string) => tag.attributes[name]?.value ?? "";
    switch (tag.local) {
      case "file":
        document = attribute("original") || attribute("id");
        break;
      case "unit": {
        const [key, exported] = attribute("id").split(".");
        const field = attribute("name");
        unit = { document, field, key, exported, line: parser.line, segments: [] };
        break;
      }
      case "segment":
      case "ignorable":
        segment = {
          order: 0,
          isText: tag.local === "segment",
          state: attribute("state"),
          source: [],
        };
        unit?.segments.push(segment);
        break;
      case "source":
        content = segment?.source;
        break;
      case "target":
        if (segment === undefined) break;
        segment.target = [];
        segment.order = Number(attribute("order")) || 0;
        content = segment.target;
        break;
      case "ph":
        content?.push({ id: attribute("id"), shown: attribute("disp"), kind: "alone" });
        break;
      case "pc":
      case "sc":
        content?.push({ id: attribute("id"), shown: "", kind: "start" });
        break;
      case "ec":
        content?.push({ id: attribute("startRef"), shown: "", kind: "end" });
        break;
      case "cp":
        addText(String.fromCodePoint(Number.parseInt(attribute("hex"), 16) || 0xfffd));
        break;
      default:
    }
  }

  function end(tag: SaxesTagNS): void {
    const id = tag.attributes.id?.value ?? "";
    if (tag.local === "pc") content?.push({ id, shown: "", kind: "end" });
    if (tag.local === "source" || tag.local === "target") content = undefined;
    if (tag.local === "segment" || tag.local === "ignorable") segment = undefined;
    if (tag.local !== "unit" || unit === undefined) return;
    given.push(rowOf(unit, path));
    unit = undefined;
  }
}

function assertXliff(
  { local, uri, attributes }: SaxesTagNS,
  language: Language,
  fail: (message: string) => never,
): void {
  const value = (name: string) => attributes[name]?.value ?? "";
  if (local !== "xliff") fail("This is no XLIFF. Name a file that an export has written.");
  if (uri !== NAMESPACE) {
    fail(
      `This is XLIFF ${value("version")}, and 2.0 or 2.1 is read. Save it as XLIFF 2.0, or ask for a workbook (.xlsx).`,
    );
  }
  // Some tools leave the language out, and some write it as systems name it: fi_FI.
  const [target = ""] = value("trgLang").toLowerCase().split(/[-_]/);
  if (["", language.tag, language.id].includes(target)) return;
  fail(
    `The file is translated into “${value("trgLang")}”, not into ${language.name} (${language.tag}). Import it for its own language.`,
  );
}

/** The row of a unit. Segments into which a tool has divided it are joined in their order. */
function rowOf({ segments, line, ...unit }: OpenUnit, path: string): GivenText {
  const english = segments.flatMap(({ source }) => source);
  const names = shownPlaceholders(english);
  const source = phraseFrom(english, names);
  const isTranslated = segments.every(({ isText, target }) => !isText || target !== undefined);
  const ordered = segments.some(({ order }) => order > 0)
    ? segments.toSorted((one, other) => one.order - other.order)
    : segments;
  const target = ordered.flatMap(({ source, target = source }) => target);
  return {
    ...unit,
    source,
    text: isTranslated ? unindented(phraseFrom(target, names), source) : "",
    isInitial: segments.every(({ isText, state }) => !isText || /^(?:initial)?$/.test(state)),
    isFinished: segments.every(
      ({ isText, state }) => !isText || /^(?:translated|reviewed|final)$/.test(state),
    ),
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
