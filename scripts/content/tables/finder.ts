import { LexoRank } from "lexorank";
import { readAssets } from "../assets.ts";
import type { ContentToolConfig } from "../config.ts";
import type { ContentDocument } from "../document.ts";
import { type Column, PICTURE } from "./columns.ts";

const NAMES = ["name", "title"];

/** The field of `@sanity/orderable-document-list` with the place of a document in its list. */
export const ORDER_PATH = "orderRank";

/** Types that a message names. */
const NAMED_TYPES = 3;

/**
 * Finds documents and images by their names for people.
 * @param titleOf the title of a type, which names a document without a name of its own
 */
export async function finder(
  { client, names = NAMES }: ContentToolConfig,
  list: { type?: string; key?: string },
  published: ReadonlyMap<string, ContentDocument>,
  titleOf: (type: string) => string | undefined = () => undefined,
) {
  const all = [...published.values(), ...(await readAssets(client))];
  const byId = new Map(all.map((document) => [document._id, document]));
  const typeOf = new Map(all.map(({ _id, _type }) => [_id, _type]));
  const named = (type: string, name: string) => byName.get(`${type}:${name.toLowerCase()}`) ?? [];
  const byName = new Map<string, string[]>();
  for (const document of all) {
    const key = document[list.key ?? ""];
    for (const name of new Set([...namesOf(document), key])) {
      if (typeof name !== "string") continue;
      const ids = [...named(document._type, name), document._id];
      byName.set(`${document._type}:${name.toLowerCase()}`, ids);
    }
  }
  function namesOf(document: ContentDocument): string[] {
    const given = [...names, "originalFilename"]
      .map((field) => document[field])
      .filter((name): name is string => typeof name === "string" && name !== "");
    const title = titleOf(document._type);
    return given.length > 0 || title === undefined ? given : [title];
  }
  const ranks = all.flatMap(({ _type, orderRank }) =>
    _type === list.type && typeof orderRank === "string" ? [orderRank] : [],
  );
  const top = ranks.sort().at(-1);
  let last = top === undefined ? LexoRank.min() : LexoRank.parse(top);

  return {
    /** The name of a document or of a picture; its id if it has none. */
    nameOf(id: string): string {
      const document = byId.get(id);
      return (document && namesOf(document)[0]) ?? id;
    },
    findDocument(text: string, types: readonly string[]): string {
      if (types.includes(typeOf.get(text) ?? "")) return text;
      const found = [...new Set(types.flatMap((type) => named(type, text)))];
      const [only, ...others] = found;
      if (only !== undefined && others.length === 0) return only;
      const kinds =
        types.length > NAMED_TYPES ? "document" : types.join(" or ").replace(PICTURE, "picture");
      throw new Error(
        only === undefined
          ? `is the name or id of no ${kinds}. Write one that is there, or add it in the Studio first`
          : `is the name of several: ${found.join(", ")}. Write one of these ids`,
      );
    },
    /** The Studio's initial value; for a place in a list it is the rank after the last one. */
    initialValueOf({ path, initialValue }: Column): unknown {
      if (path !== ORDER_PATH) return initialValue;
      last = last.genNext();
      return last.toString();
    },
  };
}
