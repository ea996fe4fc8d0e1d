import { getPublishedId } from "@sanity/client/csm";
import type { List } from "../config.ts";
import { type ContentDocument, isDraft } from "../document.ts";
import { hash } from "../hash.ts";
import { idProblem } from "../read-document.ts";

/** The title of the column with document ids. */
export const ID_TITLE = "Id";

/** The document of a row, or the reasons why it is unknown, by field. */
type Identity = { id: string; problem?: { field: string; message: string } };

const plainKey = (key: string) => key.normalize("NFC").trim();
const caseless = (key: string) => plainKey(key).toLowerCase();

/**
 * Creates the function that finds the document of a row: by its id, then by its key, else a new
 * document. The id of a new document contains a hash of the whole key, so two keys never share it.
 * A document with another key is never used.
 * @param keyTitle the title of the key's column
 * @param lake all content, drafts included
 */
export function createIdentities(
  { type, key: keyField, keyOf: ownKeyOf }: List,
  keyTitle: string,
  lake: ReadonlyMap<string, ContentDocument>,
): (id: string, key: string) => Identity {
  const keyOf = ownKeyOf ?? plainKey;
  const known = new Map<string, ContentDocument>();
  for (const [id, document] of lake) {
    const publishedId = getPublishedId(id);
    if (!isDraft(id) || !lake.has(publishedId)) known.set(publishedId, document);
  }
  /** The ids of documents and of earlier rows, by their lower case. */
  const idsByCase = new Map([...known.keys()].map((id) => [id.toLowerCase(), id]));
  const keyIn = (document: ContentDocument) => {
    const key = document[keyField];
    return typeof key === "string" ? key : "";
  };
  const idsBy = (same: (key: string) => string) => {
    const documents = [...known].filter(([, { _type }]) => _type === type);
    return Map.groupBy(documents, ([, document]) => same(keyIn(document)));
  };
  const [byKey, byCaselessKey] = [idsBy(keyOf), idsBy(caseless)];

  return (id, key) => {
    const refuse = (field: string, message: string): Identity => ({
      id: id || newId(type, keyOf(key)),
      problem: { field, message },
    });
    if (id !== "") {
      const wrong = isDraft(id.toLowerCase())
        ? "names a draft: leave out “drafts.”"
        : idProblem(id);
      if (wrong !== undefined) return refuse("_id", `The id ${wrong}.`);
      const other = known.get(id);
      if (other?._type === type) return { id };
      if (other === undefined) {
        const alike = idsByCase.get(id.toLowerCase()) ?? id;
        idsByCase.set(id.toLowerCase(), alike);
        return alike === id ? { id } : refuse("_id", differsMessage(alike));
      }
      return refuse("_id", `This is a document of the type ${other._type}, not ${type}.`);
    }
    if (key === "") return refuse(keyField, `Fill in “${keyTitle}” or “${ID_TITLE}”.`);
    const same = byKey.get(keyOf(key)) ?? [];
    const [found, ...others] = same.map(([id]) => id);
    if (found !== undefined && others.length === 0) return { id: found };
    if (found !== undefined) {
      const ids = [found, ...others].join(", ");
      return refuse(keyField, `Several documents have it: ${ids}. Write one into “${ID_TITLE}”.`);
    }
    const [alike] = byCaselessKey.get(caseless(key)) ?? [];
    if (alike !== undefined && ownKeyOf === undefined) {
      const [id, document] = alike;
      return refuse(keyField, differsMessage(keyIn(document), `, or ${id} into “${ID_TITLE}”`));
    }
    const made = newId(type, keyOf(key));
    const other = known.get(made);
    if (other === undefined) {
      // A later row of the list may have the same key.
      const created: [string, ContentDocument] = [
        made,
        { _id: made, _type: type, [keyField]: key },
      ];
      byKey.set(keyOf(key), [created]);
      byCaselessKey.set(caseless(key), [created]);
      return { id: made };
    }
    return refuse(
      keyField,
      `The document ${made}, made for it before, is of “${keyIn(other)}” today. To change that document, write its id into “${ID_TITLE}”; for one more, an id of your own.`,
    );
  };
}

/** @param way other than to write it as it is written there */
const differsMessage = (written: string, way = "") =>
  `It differs from “${written}” in upper and lower case alone. Write it so${way}.`;

/** The id has the key's letters to be readable, and a hash to be unique. */
function newId(type: string, key: string): string {
  const plain = key.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join("-").slice(0, 60);
  const parts = [type, slug, hash("sha256", key).slice(0, 10)];
  return parts.filter((part) => part !== "").join("-");
}
