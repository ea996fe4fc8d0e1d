import { hash } from "node:crypto";
import { getPublishedId } from "@sanity/client/csm";
import type { List } from "../config.ts";
import { type ContentDocument, isDraft } from "../document.ts";
import { idProblem } from "../read-document.ts";

/** The title of the column that names documents by their ids. */
export const ID_TITLE = "Id";

/** Which document a row is, or why that cannot be said, by the field that the reason is about. */
type Identity = { id: string; problem?: { field: string; message: string } };

const plainKey = (key: string) => key.normalize("NFC").trim();
const caseless = (key: string) => plainKey(key).toLowerCase();

/**
 * Makes the function that says which document a row is: the one that its id names, else the one of
 * the same key, else a new one. The id of a new one is made from the whole key, so that two keys
 * never share it. A document that has another key is never taken for the row's.
 * @param keyTitle the title of the key's column
 * @param lake all content, drafts too
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
      const wrong = isDraft(id) ? "names a draft: leave out “drafts.”" : idProblem(id);
      if (wrong !== undefined) return refuse("_id", `The id ${wrong}.`);
      const other = known.get(id);
      if (other === undefined || other._type === type) return { id };
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
      return refuse(
        keyField,
        `It differs from “${keyIn(document)}” in upper and lower case alone. Write it so, or ${id} into “${ID_TITLE}”.`,
      );
    }
    const made = newId(type, keyOf(key));
    const other = known.get(made);
    if (other === undefined) {
      // A later row of the same list may have it too.
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

/** Readable by the key's letters, and its own by a hash of the whole key. */
function newId(type: string, key: string): string {
  const plain = key.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join("-").slice(0, 60);
  const parts = [type, slug, hash("sha256", key).slice(0, 10)];
  return parts.filter((part) => part !== "").join("-");
}
