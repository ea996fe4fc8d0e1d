import { defineField, type InitialValueResolverContext } from "@sanity/types";
import { LexoRank } from "lexorank";

type Asks = { fetch: <Answer>(query: string, params: { type: string }) => Promise<Answer> };

const lastPlaceQuery = `*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank`;

/** The place after another, or the first one: texts that sort as the documents stand in lists. */
const placeAfter = (place?: string | null) =>
  (place ? LexoRank.parse(place) : LexoRank.min()).genNext().toString();

/** The place after all documents of a type. @param client sees drafts as well */
export const lastPlace = async (client: Asks, type: string): Promise<string> =>
  placeAfter(await client.fetch<string | null>(lastPlaceQuery, { type }));

/**
 * Place of a document in lists of its type, under the name and in the form in which
 * `@sanity/orderable-document-list` writes it when an editor drags; a new one stands last. The
 * plugin's own field would bring the Studio into every reader of the model.
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

/** Sorts lists in the Studio as the site does: by their places, then by name. */
export const byOrder = (name: "title" | "name") =>
  ["orderRank", name].map((field) => ({ field, direction: "asc" as const }));
