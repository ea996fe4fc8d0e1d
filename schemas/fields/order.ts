import { defineField, type InitialValueResolverContext } from "@sanity/types";
import { LexoRank } from "lexorank";

type Asks = { fetch: <Answer>(query: string, params: { type: string }) => Promise<Answer> };

const lastPlaceQuery = `*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank`;

/**
 * The rank after another one, or the first rank. Ranks are texts that sort in the order of the
 * list.
 */
const placeAfter = (place?: string | null) =>
  (place ? LexoRank.parse(place) : LexoRank.min()).genNext().toString();

/** The rank after all documents of a type. @param client must see drafts */
export const lastPlace = async (client: Asks, type: string): Promise<string> =>
  placeAfter(await client.fetch<string | null>(lastPlaceQuery, { type }));

/**
 * The rank of a document in lists of its type, with the field name and format of
 * `@sanity/orderable-document-list`, which changes it when an editor drags. A new document comes
 * last. The plugin's own field would bring the Studio into every reader of the content model.
 */
export const orderField = (type: string) =>
  defineField({
    name: "orderRank",
    title: "Order rank",
    description: "The place in lists, which is given by dragging in the list.",
    type: "string",
    hidden: true,
    validation: (rule) => rule.regex(/^[0-2]\|[0-9a-z]{6}:[0-9a-z]*$/, { name: "place" }),
    initialValue: async (_: unknown, { getClient }: InitialValueResolverContext) => {
      const client = getClient({ apiVersion: "2025-02-19" }).withConfig({ perspective: "raw" });
      return lastPlace(client, type);
    },
  });

/** Sorts lists in the Studio as the site does: by rank, then by name. */
export const byOrder = (name: "title" | "name") =>
  ["orderRank", name].map((field) => ({ field, direction: "asc" as const }));
