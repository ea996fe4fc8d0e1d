import { getPublishedId, studioPath } from "@sanity/client/csm";
import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import type { TypedDocument } from "#schemas/shared/preview/typed-document.ts";
import { isRecord } from "#schemas/shared/record.ts";

type TextNode = { nodeValue: string | null };

type Place = { id: string | null; path: string | null };

/** What stands in a field now, and what its text on the page may hold instead. */
type TypedField = { text: string; earlier: Set<string> };

/**
 * Puts what an editor types onto the page before it is saved: the Studio saves once a second at
 * most, and only then can the server render the page. This goes for a text that is a field and
 * nothing else; whatever is made of several waits for the server.
 */
export function createTypedTexts() {
  let latest: TypedDocument | undefined;
  const fields = new Map<string, TypedField>();

  /**
   * Takes the document as its form has it now.
   * @param document undefined while nobody can type
   * @param nodes all texts of the page
   * @returns whether the page shows now what was typed
   */
  function take(document: TypedDocument | undefined, nodes: Iterable<TextNode>): boolean {
    const before = latest;
    latest = document;
    if (document === undefined || before === undefined || idOf(before) !== idOf(document)) {
      fields.clear();
      return false;
    }
    let isShown = false;
    const shown = [...nodes];
    for (const path of new Set(shown.map((node) => fieldOf(node, document)))) {
      const [old, text] = [textAt(before, path), textAt(document, path)];
      if (path === undefined || old === undefined || text === undefined || old === text) continue;
      const earlier = fields.get(path)?.earlier ?? new Set();
      fields.set(path, { text, earlier: earlier.add(old) });
      isShown = true;
    }
    show(shown);
    return isShown;
  }

  /** Puts it there again, after the server has brought the page as it was a moment ago. */
  function show(nodes: Iterable<TextNode>): void {
    if (latest === undefined || fields.size === 0) return;
    for (const node of nodes) {
      const field = fields.get(fieldOf(node, latest) ?? "");
      if (field === undefined) continue;
      const { cleaned, encoded } = vercelStegaSplit(node.nodeValue ?? "");
      if (cleaned !== field.text && field.earlier.has(cleaned)) {
        node.nodeValue = field.text + encoded;
      }
    }
  }

  return { take, show };
}

const idOf = ({ _id }: TypedDocument): string => getPublishedId(_id);

/** The path of the document's field that a text shows, if it shows one. */
function fieldOf(node: TextNode, document: TypedDocument): string | undefined {
  const place = placeOf(node);
  return place?.id === idOf(document) ? (place.path ?? undefined) : undefined;
}

/** What was read of each text: to read all of a page takes longer than an answer to a key may. */
const known = new WeakMap<TextNode, { value: string; place: Place | undefined }>();

function placeOf(node: TextNode): Place | undefined {
  const value = node.nodeValue ?? "";
  const before = known.get(node);
  if (before?.value === value) return before.place;
  const place = readPlace(value);
  known.set(node, { value, place });
  return place;
}

/** Reads the address of its field in the Studio that is hidden in a text. */
function readPlace(value: string): Place | undefined {
  const hidden: unknown = value === "" ? undefined : vercelStegaDecode(value);
  if (!isRecord(hidden) || typeof hidden.href !== "string") return undefined;
  const { searchParams } = new URL(hidden.href, "http://studio.invalid");
  return { id: searchParams.get("id"), path: searchParams.get("path") };
}

function textAt(document: TypedDocument, path: string | undefined): string | undefined {
  const value: unknown = path === undefined ? undefined : studioPath.get(document, path);
  return typeof value === "string" ? value : undefined;
}
