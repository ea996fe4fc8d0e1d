import type { PageMetadata } from "#schemas/generated/types.generated.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import type { Seeded } from "../build/document.ts";
import { pageTexts, type SearchTexts, singlePageTexts } from "./search-texts.ts";

/** The metadata document of a page, which the route table puts at its path. */
function metadataFor(page: { _type: string; slug?: string }, texts: SearchTexts) {
  const path = pathOf(page);
  if (path === undefined) {
    throw new Error(`The route table has no path for ${page._type} ${page.slug ?? ""}.`);
  }
  const id = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return {
    ...{ _id: `pageMetadata-${id}`, _type: "pageMetadata", path },
    ...texts,
  } satisfies Seeded<PageMetadata>;
}

/** What search engines read of every page. */
export const pageMetadata = [
  ...Object.entries(singlePageTexts).map(([_type, texts]) => metadataFor({ _type }, texts)),
  ...Object.entries(pageTexts).flatMap(([_type, ofType]) =>
    Object.entries(ofType).map(([slug, texts]) => metadataFor({ _type, slug }, texts)),
  ),
];
