import { withoutMarks } from "@nordune/jsx/english-text";
import { createEditUrl, studioPath } from "@sanity/client/csm";
import { stegaClean } from "@sanity/client/stega";
import { vercelStegaCombine, vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import { createDataAttribute } from "next-sanity";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { ENGLISH_MARK } from "#schemas/shared/rich-text/rich-text-value.ts";
import { phraseOf } from "#schemas/shared/translations/phrase.ts";
import { keyOfPhrase } from "#schemas/shared/translations/translation-rows.ts";
import { editAttribute, setEditAttribute } from "./edit-attribute.ts";

/** The id of the translation of a document, whether it exists or not. */
type TranslationOf = (documentId: string) => string;

/**
 * Makes everything of a draft in another language lead to that language, in place: a text without a
 * translation to the row in which it is translated, and a picture or a section to the translation of
 * its document. Otherwise a press would open the English field, and somebody would write Swedish into
 * the English page. A figure has one value for all languages, so its value leads to the figure.
 */
export function leadToLanguage(content: unknown, translationOf: TranslationOf): void {
  walk(content);

  /** @param phrase of the block around a text; by default the text is the phrase */
  function walk(value: unknown, phrase?: string): unknown {
    if (typeof value === "string") return withPlaceOfRow(value, phrase, translationOf);
    if (Array.isArray(value)) {
      for (const [index, member] of value.entries()) value[index] = walk(member, phrase);
      return value;
    }
    if (!isRecord(value)) return value;
    const attribute = editAttribute(value);
    if (attribute !== undefined) setEditAttribute(value, attributeOf(attribute, translationOf));
    const within = value._type === "block" ? phraseOfBlock(value) : undefined;
    for (const [name, field] of Object.entries(value)) {
      // What stands in a block without being its text, such as a figure, has phrases of its own.
      const isText = name === "children" || (name === "text" && value._type === "span");
      if (name !== "data-sanity")
        value[name] = walk(field, isText ? (within ?? phrase) : undefined);
    }
    return value;
  }
}

/** The English phrase of a block. The mark of English text is no part of it. */
function phraseOfBlock({ children }: Record<string, unknown>): string {
  const parts = Array.isArray(children) ? children.filter(isRecord) : [];
  return phraseOf({
    children: parts.map(({ _type, text, marks }) => ({
      _type: String(_type),
      text: typeof text === "string" ? text : "",
      marks: Array.isArray(marks) ? marks.filter((mark) => mark !== ENGLISH_MARK) : [],
    })),
  });
}

function withPlaceOfRow(
  text: string,
  phrase: string | undefined,
  translationOf: TranslationOf,
): string {
  const { cleaned, encoded } = vercelStegaSplit(text);
  if (encoded === "") return text;
  const decoded: unknown = vercelStegaDecode(encoded);
  const href = isRecord(decoded) && typeof decoded.href === "string" ? decoded.href : "";
  const { searchParams } = new URL(href, studioUrl());
  const [id, type] = [searchParams.get("id"), searchParams.get("type")];
  if (id === null || type === "translation" || type === "figure") return text;
  const source = withoutMarks(stegaClean(phrase ?? cleaned));
  const place = createEditUrl({
    baseUrl: studioUrl(),
    id: translationOf(id),
    type: "translation",
    path: `rows[_key=="${keyOfPhrase(source)}"].text`,
  });
  const { encoded: marked } = vercelStegaSplit(
    vercelStegaCombine("", { origin: "sanity.io", href: place }),
  );
  return text.replace(encoded, marked);
}

/** The attribute of a picture or a section: `id=…;type=…;path=…`. */
function attributeOf(attribute: string, translationOf: TranslationOf): string {
  const id = /(?:^|;)id=([^;]+)/.exec(attribute)?.[1];
  if (id === undefined) return attribute;
  return createDataAttribute({
    baseUrl: studioUrl(),
    id: translationOf(decodeURIComponent(id)),
    type: "translation",
    path: studioPath.fromString("rows"),
  }).toString();
}
