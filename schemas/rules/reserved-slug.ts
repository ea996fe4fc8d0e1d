import type { SlugValue, ValidationContext } from "@sanity/types";
import { fixedPaths, pathOf } from "#schemas/routes.ts";

/** Refuses a slug whose address belongs to a page that always exists. */
export function notReserved(
  slug: SlugValue | undefined,
  context: ValidationContext,
): true | string {
  const path = pathOf({ _type: context.document?._type ?? "", slug: slug?.current });
  return path !== undefined && fixedPaths.includes(path)
    ? `${path} is the address of another page of this site. Choose another slug.`
    : true;
}
