import type { CustomValidatorResult } from "@sanity/types";
import { isRecord } from "../shared/record.ts";
import { digitsOf, placeholdersOf, tagsOf } from "../shared/translations/phrase.ts";

/** The two texts of a row; undefined while one of them is missing. */
function textsOf(row: unknown): { source: string; text: string } | undefined {
  if (!isRecord(row)) return undefined;
  const { source, text } = row;
  return typeof source === "string" && typeof text === "string" ? { source, text } : undefined;
}

/** A problem of the field with the translation. */
const atText = (message: string): CustomValidatorResult => ({ message, path: ["text"] });

/** Refuses a translation with other tags or other names in braces than its source. */
export function keepsTags(row: unknown): CustomValidatorResult {
  const texts = textsOf(row);
  if (texts === undefined) return true;
  const { source, text } = texts;
  const needed = [...tagsOf(source), ...placeholdersOf(source)];
  const found = [...tagsOf(text), ...placeholdersOf(text)];
  if (needed.join() === found.join()) return true;
  if (needed.length === 0)
    return atText(`Remove ${found.join(", ")}: the English has no such tag.`);
  return atText(`Use each of these once: ${needed.join(", ")}. The English phrase has them too.`);
}

/** Refuses a translation with other digits than its source. Their order and separators may differ. */
export function keepsDigits(row: unknown): CustomValidatorResult {
  const texts = textsOf(row);
  if (texts === undefined || digitsOf(texts.source) === digitsOf(texts.text)) return true;
  return atText("Keep the numbers of the English phrase: no digit may differ.");
}
