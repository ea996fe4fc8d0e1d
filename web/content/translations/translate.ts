import { asEnglish } from "@nordune/jsx/english-text";
import { stegaClean } from "@sanity/client/stega";
import { vercelStegaSplit } from "@vercel/stega";
import { isRecord } from "#schemas/shared/record.ts";
import { phraseOf, withPhrase } from "#schemas/shared/translations/phrase.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ReadableFields } from "./readable-fields.ts";

/** A text that nobody reads, whatever its field is called: a date, an address, a picture. */
const FOR_CODE = /^(\d{4}-\d\d-\d\d|[a-z][a-z\d+.-]*:\S|\/|[A-Z]{3}$)/;
const isForPeople = (text: string) => /\p{L}/u.test(text) && !FOR_CODE.test(text);

/**
 * Replaces the texts of a query's result by their translations, in place. A text without a
 * translation is marked as English.
 * @param content the result of a query
 * @param fields the fields of the result that people read
 */
export function translate(content: unknown, fields: ReadableFields, catalogue: Catalogue): void {
  walk(content, fields, "", undefined);

  /** @returns the translation of a text or a block; the value itself if it has no texts */
  function walk(
    value: unknown,
    readable: ReadableFields | undefined,
    field: string,
    document: string | undefined,
  ): unknown {
    if (readable === undefined) return value;
    if (typeof value === "string") {
      return readable === true ? translated(value, field, document) : value;
    }
    if (Array.isArray(value)) {
      for (const [index, member] of value.entries())
        value[index] = walk(member, readable, field, document);
      return value;
    }
    if (!isRecord(value) || readable === true) return value;
    if (isBlock(value)) {
      for (const child of value.children)
        if (child._type !== "span") walk(child, readable.children, "children", document);
      return translatedBlock(value, field, document);
    }
    const own = typeof value._id === "string" ? value._id : document;
    if ("keepsQualifier" in value) translateFigureValue(value, own);
    const names = "keepsQualifier" in value ? TEXTS_OF_FIGURE : Object.keys(readable);
    for (const name of names) {
      if (name in value) value[name] = walk(value[name], readable[name], name, own);
    }
    return value;
  }

  function translated(text: string, field: string, document: string | undefined): string {
    const translation = catalogue.textOf(stegaClean(text), { field, document });
    // A translator knows better than a pattern: "VAT" looks like a currency, and is a word.
    return translation ?? (isForPeople(text) ? asEnglish(text) : text);
  }

  function translatedBlock(block: Block, field: string, document: string | undefined): Block {
    const phrase = phraseOf(block);
    if (!/\p{L}/u.test(phrase.replaceAll(/<\/?\d+\/?>/g, ""))) return block;
    const text = catalogue.textOf(stegaClean(phrase), { field, document });
    const translated = text === undefined ? block : withMarkedPhrase(block, text);
    if (translated !== block) return translated;
    const children = block.children.map((child) =>
      child.text ? { ...child, text: asEnglish(child.text) } : child,
    );
    return { ...block, children };
  }

  /**
   * The value and the unit of a figure are translated if they are words. Numbers, days and units
   * that every language knows are formatted where they are shown.
   */
  function translateFigureValue(figure: Record<string, unknown>, document: string | undefined) {
    for (const part of [figure, figure.next]) {
      if (!isRecord(part)) continue;
      for (const field of ["value", "unit"]) {
        const text = part[field];
        if (typeof text !== "string" || /\d/.test(text)) continue;
        part[field] = catalogue.textOf(stegaClean(text), { field, document }) ?? text;
      }
    }
  }
}

/** What people read of a figure besides its value and its unit. */
const TEXTS_OF_FIGURE = ["label", "qualifier", "shortQualifier", "sourceTitle", "next"];

/**
 * A block with a translated phrase. On a draft, each part of the block carries the mark that leads
 * to the phrase in the Studio.
 */
function withMarkedPhrase(block: Block, text: string): Block {
  const { cleaned, encoded } = vercelStegaSplit(text);
  const translated = withPhrase(block, cleaned);
  if (translated === block || encoded === "") return translated;
  const children = translated.children.map((child) =>
    child._type === "span" ? { ...child, text: `${child.text ?? ""}${encoded}` } : child,
  );
  return { ...translated, children };
}

type Block = Record<string, unknown> & {
  _key: string;
  children: { _type: string; text?: string; marks?: string[] }[];
};

const isBlock = (value: Record<string, unknown>): value is Block =>
  value._type === "block" && Array.isArray(value.children);
