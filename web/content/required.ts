import { requiredParts } from "#schemas/generated/required-parts.generated.ts";
import { isRecord } from "#schemas/shared/record.ts";

const REMEDY = "Publish it in the Studio, or run: npm run content -- seed";

/** A document, or a part of one, without which no page can be rendered is not in the content lake. */
export class MissingContentError extends Error {
  override name = "MissingContentError";
  /** @param part names from the document down to what it lacks, with dots between */
  constructor(type: string, part?: string) {
    super(
      part === undefined
        ? `The content lake holds no published "${type}" document. ${REMEDY}`
        : `The published "${type}" document has no "${part}". ${REMEDY}`,
    );
  }
}

/**
 * The fetched singleton of `type`.
 * @throws MissingContentError when there is none
 */
export function required<Content>(content: Content, type: string): NonNullable<Content> {
  if (content === null || content === undefined) throw new MissingContentError(type);
  return content;
}

type Parts = { readonly [name: string]: Parts };
const partsByType: Readonly<Record<string, Parts>> = requiredParts;

/**
 * Has a fetched document of `type` say what it lacks of the objects and lists that the Studio
 * requires, as soon as a page reads it: content may be older than the code. A page that does not read
 * it is rendered. Texts are left as they are, for a page stands without one.
 * @returns the document itself where it lacks nothing, and otherwise a copy
 */
export function withRequiredParts<Content>(content: Content, type: string): Content {
  const parts = partsByType[type] ?? {};
  if (!lacksParts(content, parts)) return content;
  const copy = structuredClone(content);
  guard(copy, parts, (part) => new MissingContentError(type, part));
  return copy;
}

/** A query answers null for what a document lacks; what it did not ask for is not there at all. */
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
