import type { PageMetadata } from "#schemas/generated/types.generated.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import type { Seeded } from "../build/document.ts";

/** What search engines show for a page: title up to 60 characters, description 120 to 160. */
export type SearchTexts = { title: string; description: string; keywords: string[] };

/**
 * The metadata document of a page, which the route table puts at its path.
 * @throws Error when the document is not a page
 */
export function metadataFor(
  page: { _type: string; slug?: string },
  texts: SearchTexts,
): Seeded<PageMetadata> {
  const path = pathOf(page);
  if (path === undefined) {
    const name = page.slug === undefined ? page._type : `${page._type} "${page.slug}"`;
    throw new Error(`The route table has no path for ${name}, so it cannot have metadata.`);
  }
  const id = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return { _id: `pageMetadata-${id}`, _type: "pageMetadata", path, ...texts };
}
