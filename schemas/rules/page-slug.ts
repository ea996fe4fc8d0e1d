import type { SlugValue, ValidationContext } from "@sanity/types";
import { firstWordOf, fixedPaths, pathOf, reservedWords } from "../shared/routes.ts";
import { ownIds, type Rule, rawClient, releaseOf, surroundingsClient } from "./client.ts";

/** Refuses a slug that does not read well in an address. */
export function kebabSlug(slug: SlugValue | undefined): true | string {
  const current = slug?.current;
  return current === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(current)
    ? true
    : "Use lower-case letters, digits and single hyphens only, such as tax-residency.";
}

/** Refuses a free address that does not read well, or that is kept for other parts of the site. */
export function freeAddress(slug: SlugValue | undefined): true | string {
  if (slug?.current === undefined) return true;
  const word = firstWordOf(slug.current);
  if (word === undefined) {
    return "Use lower-case letters, digits and single hyphens, in one word or two with a slash between, such as spring/nordic-founders.";
  }
  return reservedWords.has(word)
    ? `Addresses that begin with /${word} are kept for other parts of the site. Choose another word.`
    : true;
}

function pathInContext(slug: SlugValue | undefined, context: ValidationContext) {
  return context.document === undefined || !slug?.current
    ? undefined
    : pathOf({ _type: context.document._type, slug: slug.current });
}

/** Refuses a slug whose address belongs to a page that always exists. */
export const notReserved: Rule<SlugValue | undefined> = (slug, context) => {
  const path = pathInContext(slug, context);
  return path !== undefined && fixedPaths.includes(path)
    ? `${path} is the address of another page of this site. Choose another slug.`
    : true;
};

/**
 * Refuses an address that an active redirect leads away from: nobody would reach the page. One that
 * leads to the page itself is no obstacle: the page moves back, and a live page outranks a redirect.
 */
export const notRedirected: Rule<SlugValue | undefined> = async (slug, context) => {
  const path = pathInContext(slug, context);
  if (path === undefined) return true;
  const target = await surroundingsClient(context).fetch<string | null>(
    `*[_type == "redirect" && active == true && source == $path &&
      !(_id in path("drafts.**")) && !(_id in path("versions.**"))][0].target`,
    { path },
  );
  return target === null || target === (await publishedPath(context))
    ? true
    : `A redirect leads visitors from ${path} to ${target}. Switch that redirect off first.`;
};

/** Warns when the slug of a published page changes, because its address changes with it. */
export const warnOnChangedSlug: Rule<SlugValue | undefined> = async (slug, context) => {
  const move = await moveInContext(slug, context);
  if (move === undefined) return true;
  const offer =
    releaseOf(context) === undefined
      ? "A redirect from the old address is offered once it is published."
      : "Above the form you can redirect the old address with the release.";
  return `This moves the page from ${move.from} to ${move.to}. ${offer}`;
};

/** The move to another address that the change under validation makes. */
async function moveInContext(
  slug: SlugValue | undefined,
  context: ValidationContext,
): Promise<{ from: string; to: string } | undefined> {
  const to = pathInContext(slug, context);
  const from = await publishedPath(context);
  return to === undefined || from === undefined || from === to ? undefined : { from, to };
}

/** Where the page lives now, before the change under validation. */
async function publishedPath(context: ValidationContext): Promise<string | undefined> {
  const [id] = ownIds(context);
  if (id === undefined) return undefined;
  const slug = await rawClient(context).fetch<string | null>(`*[_id == $id][0].slug.current`, {
    id,
  });
  return pathOf({ _type: context.document?._type ?? "", slug });
}
