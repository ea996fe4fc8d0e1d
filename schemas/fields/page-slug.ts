import { defineField, type SlugValue, type ValidationContext } from "@sanity/types";
import { ownIds, type Rule, rawClient, surroundingsClient } from "../rules/client.ts";
import { firstWordOf, fixedPaths, pathOf, reservedWords } from "../shared/routes.ts";

function kebabSlug(slug: SlugValue | undefined): true | string {
  const current = slug?.current;
  return current === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(current)
    ? true
    : "Use lower-case letters, digits and single hyphens only, such as tax-residency.";
}

function freeAddress(slug: SlugValue | undefined): true | string {
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

/**
 * Refuses an address that another page has or that an active redirect leads away from, because
 * nobody would reach the page. A redirect to the page itself is allowed: the page moves back, and a
 * published page outranks a redirect.
 */
const notTaken: Rule<SlugValue | undefined> = async (slug, context) => {
  const path = pathInContext(slug, context);
  if (path === undefined) return true;
  if (fixedPaths.includes(path)) {
    return `${path} is the address of another page of this site. Choose another slug.`;
  }
  const target = await surroundingsClient(context).fetch<string | null>(
    `*[_type == "redirect" && active == true && source == $path &&
      !(_id in path("drafts.**")) && !(_id in path("versions.**"))][0].target`,
    { path },
  );
  return target === null || target === (await publishedPath(context))
    ? true
    : `A redirect leads visitors from ${path} to ${target}. Switch that redirect off first.`;
};

async function publishedPath(context: ValidationContext): Promise<string | undefined> {
  const [id] = ownIds(context);
  if (id === undefined) return undefined;
  const slug = await rawClient(context).fetch<string | null>(`*[_id == $id][0].slug.current`, {
    id,
  });
  return pathOf({ _type: context.document?._type ?? "", slug });
}

/**
 * The last part of a page's address, generated from its title or from the field `source`. A free
 * page has its whole address here.
 */
export function pageSlug({ source = "title", isFree = false } = {}) {
  return defineField({
    name: "slug",
    type: "slug",
    title: "Address",
    description: isFree
      ? "One word, or two with a slash between, such as golden-visa or spring/nordic-founders; changing it later changes the address."
      : "The last part of the page's address; changing it later changes the address.",
    options: { source, maxLength: 80 },
    validation: (rule) =>
      rule
        .required()
        .custom(isFree ? freeAddress : kebabSlug)
        .custom(notTaken),
  });
}
