import { requiredParts } from "#schemas/generated/required-parts.generated.ts";
import { isRecord } from "#schemas/shared/record.ts";

const REMEDY = "Publish it in the Studio, or run: npm run content -- seed";

/**
 * A document, or a part of a document, is missing in the content lake, and no page can be rendered
 * without it.
 */
class MissingContentError extends Error {
  override name = "MissingContentError";
  /** @param part the path of the missing part within the document, with dots between names */
  constructor(type: string, part?: string) {
    super(
      part === undefined
        ? `The content lake holds no published "${type}" document. ${REMEDY}`
        : `The published "${type}" document has no "${part}". ${REMEDY}`,
    );
  }
}

/**
 * The fetched document of `type`, of which there is one.
 * @throws MissingContentError when the document is missing
 */
export function required<Content>(content: Content, type: string): NonNullable<Content> {
  if (content === null || content === undefined) throw new MissingContentError(type);
  return content;
}

type Parts = { readonly [name: string]: Parts };
const partsByType: Readonly<Record<string, Parts>> = requiredParts;

/**
 * Replaces each missing object or list that the Studio requires by a getter that throws. Content
 * may be older than the code, so a part may be missing. A page that does not read the missing part
 * is still rendered. Missing texts are left, because a page can do without them.
 * @returns the document itself when nothing is missing, and otherwise a copy
 */
export function withRequiredParts<Content>(content: Content, type: string): Content {
  const parts = partsByType[type] ?? {};
  if (!lacksParts(content, parts)) return content;
  const copy = structuredClone(content);
  guard(copy, parts, (part) => new MissingContentError(type, part));
  return copy;
}

/** A query returns null for a missing part. A part that the query does not ask for is absent. */
function lacksParts(content: unknown, parts: Parts): boolean {
  if (!isRecord(content)) return false;
  return Object.entries(parts).some(
    ([name, within]) => content[name] === null || lacksParts(content[name], within),
  );
}

function guard(content: unknown, parts: Parts, missing: (part: string) => MissingContentError) {
  if (!isRecord(content)) return;
  for (const [name, within] of Object.entries(parts)) {
    if (content[name] !== null) {
      guard(content[name], within, (part) => missing(`${name}.${part}`));
      continue;
    }
    Object.defineProperty(content, name, {
      enumerable: true,
      get() {
        throw missing(name);
      },
    });
  }
}
