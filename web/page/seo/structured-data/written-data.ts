import { isRecord } from "#schemas/shared/record.ts";

/** A JSON object as an editor wrote it; nothing is known of its shape. */
export type WrittenData = { [key: string]: unknown };

/**
 * The JSON-LD object that an editor added to a page, in the schema.org context unless it names
 * another; undefined when there is none or it is not a JSON object.
 */
export function writtenData(json: string | null | undefined): WrittenData | undefined {
  if (!json?.trim()) return undefined;
  try {
    const parsed: unknown = JSON.parse(json);
    return isRecord(parsed) ? { "@context": "https://schema.org", ...parsed } : undefined;
  } catch {
    // The Studio refuses such text; an import may bring it in, and a page is worth more than it.
    return undefined;
  }
}
