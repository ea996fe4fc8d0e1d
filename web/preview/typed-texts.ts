import { getPublishedId, studioPath } from "@sanity/client/csm";
import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import type { TypedDocument } from "#schemas/shared/preview/typed-document.ts";
import { isRecord } from "#schemas/shared/record.ts";

type TextNode = { nodeValue: string | null };

type Place = { id: string | null; path: string | null };

/** The current text of a field, and the earlier texts that the page may still show. */
type TypedField = { text: string; earlier: Set<string> };

/**
 * Shows what an editor types before it is saved, because the Studio saves at most once a second and
 * the server renders only saved content. This works for texts that are one whole field. Texts made
 * from several fields wait for the server.
 */
export function createTypedTexts() {
  let latest: TypedDocument | undefined;
  const fields = new Map<string, TypedField>();

  /**
   * Takes over the document from the form of the Studio.
   * @param document undefined while nobody can type
   * @param nodes all texts of the page
   * @returns whether the page now shows what was typed
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
    for (const node of shown) {
      const path = fieldOf(node, document);
      const [old, text] = [textAt(before, path), textAt(document, path)];
      if (path === undefined || old === undefined || text === undefined || old === text) continue;
      const earlier = fields.get(path)?.earlier ?? new Set();
      // A piece of a text, such as the words before a figure, is left to the server.
      const { cleaned } = vercelStegaSplit(node.nodeValue ?? "");
      if (cleaned !== old && !earlier.has(cleaned)) continue;
      fields.set(path, { text, earlier: earlier.add(old) });
      isShown = true;
    }
    show(shown);
    return isShown;
  }

  /** Shows the typed texts again after the server has sent a slightly older page. */
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

/** The path of the document's field that a text shows; undefined for other texts. */
function fieldOf(node: TextNode, document: TypedDocument): string | undefined {
  const place = placeOf(node);
  return place?.id === idOf(document) ? (place.path ?? undefined) : undefined;
}

/**
 * A cache of the places that were read from texts. Reading all texts of a page would take longer
 * than a key press may.
 */
const known = new WeakMap<TextNode, { value: string; place: Place | undefined }>();

function placeOf(node: TextNode): Place | undefined {
  const value = node.nodeValue ?? "";
  const before = known.get(node);
  if (before?.value === value) return before.place;
  const place = readPlace(value);
  known.set(node, { value, place });
  return place;
}

/** Reads the place of a text's field in the Studio, which is hidden in the text. */
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
