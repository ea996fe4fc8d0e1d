import type { SanityClient } from "@sanity/client";
import { getDraftId, getPublishedId, getVersionFromId } from "@sanity/client/csm";
import type { ValidationContext } from "@sanity/types";
import { API_VERSION } from "../shared/environment/content-lake.ts";
import { pathsOfPages, slugTypes } from "../shared/routes.ts";

/** Validates a value against the content lake. Returns true, or what is wrong. */
export type Rule<Value> = (
  value: Value,
  context: ValidationContext,
) => true | string | Promise<true | string>;

/** A client that reads drafts and published documents, as a validation rule needs. */
export function rawClient(context: ValidationContext) {
  return context
    .getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: "raw", useCdn: false });
}

/**
 * A client that reads what the document will stand beside. For a document in a content release this
 * is the site after that release.
 */
export function surroundingsClient(context: ValidationContext) {
  const releaseId = releaseOf(context);
  const client = rawClient(context);
  return releaseId === undefined ? client : client.withConfig({ perspective: [releaseId] });
}

export function releaseOf(context: ValidationContext): string | undefined {
  return context.document && getVersionFromId(context.document._id);
}

/** The published id and the draft id of the validated document, to exclude it from a search. */
export function ownIds(context: ValidationContext): string[] {
  const { document } = context;
  return document ? [getPublishedId(document._id), getDraftId(document._id)] : [];
}

const publishedPagesQuery = `*[
  _type in $types && defined(slug.current) &&
  !(_id in path("drafts.**")) && !(_id in path("versions.**"))
]{ _type, "slug": slug.current }`;

export async function fetchLivePaths(client: SanityClient): Promise<ReadonlySet<string>> {
  const pages = await client.fetch<{ _type: string; slug: string }[]>(publishedPagesQuery, {
    types: slugTypes,
  });
  const paths = pathsOf.get(pages) ?? pathsOfPages(pages);
  pathsOf.set(pages, paths);
  return paths;
}

/** The paths of lists that were read. The checks answer the rules of thousands of redirects with one. */
const pathsOf = new WeakMap<object, ReadonlySet<string>>();

/**
 * Creates a validator that refuses a value which another document of the same type has, published
 * or draft.
 */
export function uniqueAmongType(type: string, field: string) {
  const query = `count(*[
    _type == $type && ${field} == $value && !(_id in $ownIds) && !(_id in path("versions.**"))
  ]) > 0`;
  return async (value: string | undefined, context: ValidationContext): Promise<true | string> => {
    if (value === undefined || value === "") return true;
    const isTaken = await rawClient(context).fetch<boolean>(query, {
      type,
      value,
      ownIds: ownIds(context),
    });
    return isTaken ? `Another document already has ${value}. Edit that one instead.` : true;
  };
}
