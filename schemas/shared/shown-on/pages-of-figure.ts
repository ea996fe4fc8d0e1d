import { refersOnlyByLink } from "../../rules/references.ts";
import { listedOn } from "../lists.ts";
import { pathOf } from "../routes.ts";
import type { ContentDocument } from "./affected-tags.ts";
import { referringDocuments } from "./referring-documents.ts";

/**
 * Makes the function that says at which paths a figure stands: on the pages whose documents refer
 * to it, themselves or through what they are made of, such as a free zone. What a page shows of
 * another page, a card, does not count.
 * @param documents all published documents, whole
 */
export function pagesOfFigure(documents: readonly ContentDocument[]): (id: string) => string[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const referring = referringDocuments(documents);
  const pathOfDocument = ({ _type, slug }: ContentDocument) =>
    pathOf({ _type, slug: slug?.current });

  function collect(id: string, paths: Set<string>, seen: Set<string>): Set<string> {
    for (const document of referring.get(id) ?? []) {
      if (seen.has(document._id) || refersOnlyByLink(document, [id])) continue;
      seen.add(document._id);
      const path = pathOfDocument(document);
      if (path !== undefined) {
        paths.add(path);
        continue;
      }
      for (const listing of document._type === "figure" ? [] : listedOn(document)) {
        const listed = byId.get(listing);
        const pathOfList = listed && pathOfDocument(listed);
        if (pathOfList !== undefined) paths.add(pathOfList);
      }
      collect(document._id, paths, seen);
    }
    return paths;
  }

  return (id) => [...collect(id, new Set(), new Set([id]))].sort();
}
