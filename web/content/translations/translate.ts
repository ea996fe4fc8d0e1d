import { asEnglish } from "@nordune/jsx/english-text";
import { stegaClean } from "@sanity/client/stega";
import { vercelStegaSplit } from "@vercel/stega";
import {
  englishForm,
  isPluralForms,
  type PluralForms,
  pluralCategories,
} from "#schemas/shared/plural-forms.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { ENGLISH_MARK } from "#schemas/shared/rich-text/rich-text-value.ts";
import { phraseOf, withoutTags, withPhrase } from "#schemas/shared/translations/phrase.ts";
import { hasWords, isTranslatable, type TextKind } from "#schemas/shared/translations/text-kind.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ReadableFields } from "./readable-fields.ts";

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
      return typeof readable === "string" ? translated(value, readable, field, document) : value;
    }
    if (Array.isArray(value)) {
      for (const [index, member] of value.entries())
        value[index] = walk(member, readable, field, document);
      return value;
    }
    if (!isRecord(value) || typeof readable === "string") return value;
    if (isPluralForms(value)) return translatedForms(value, document);
    if (isBlock(value)) {
      for (const child of value.children)
        if (child._type !== "span") walk(child, readable.children, "children", document);
      return translatedBlock(value, field, document);
    }
    const own = typeof value._id === "string" ? value._id : document;
    for (const [name, within] of Object.entries(readable)) {
      if (name in value) value[name] = walk(value[name], within, name, own);
    }
    return value;
  }

  function translated(
    text: string,
    kind: TextKind,
    field: string,
    document: string | undefined,
  ): string {
    const phrase = stegaClean(text);
    // Numbers, days and units that every language knows are formatted where they are shown.
    const isValue = kind === "value" || kind === "unit";
    if (isValue && !isTranslatable(phrase, kind)) return text;
    const translation = catalogue.textOf(phrase, { field, document });
    return translation ?? (isValue || !hasWords(phrase) ? text : asEnglish(text));
  }

  /**
   * Words that depend on a number, in the forms that the translation has. A form that it lacks is
   * its form for all other numbers. Without any they are English.
   */
  function translatedForms(
    forms: Record<string, unknown> & PluralForms,
    document: string | undefined,
  ): Record<string, unknown> {
    const { one, other, ...rest } = forms;
    const found = pluralCategories.flatMap((field) => {
      const english = englishForm(forms, field);
      const text = english && catalogue.textOf(stegaClean(english), { field, document });
      return text ? [[field, text]] : [];
    });
    return {
      ...rest,
      ...(other && { other: asEnglish(other) }),
      // Beside forms of the language, that of English for 1 would be taken before `other`.
      ...(one && found.length === 0 && { one: asEnglish(one) }),
      ...Object.fromEntries(found),
    };
  }

  function translatedBlock(block: Block, field: string, document: string | undefined): Block {
    const phrase = phraseOf(block);
    if (!hasWords(withoutTags(phrase))) return block;
    const text = catalogue.textOf(stegaClean(phrase), { field, document });
    const translated = text === undefined ? block : withMarkedPhrase(block, text);
    if (translated !== block) return translated;
    const children = block.children.map((child) =>
      child.text ? { ...child, marks: [...(child.marks ?? []), ENGLISH_MARK] } : child,
    );
    return { ...block, children };
  }
}

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
