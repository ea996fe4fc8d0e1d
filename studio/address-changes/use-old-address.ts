import { defineQuery } from "groq";
import type { OldAddressQueryResult } from "../../schemas/generated/types.generated.ts";
import { pageAt } from "../../schemas/shared/routes.ts";
import { type Asked, useLatestAnswer } from "../lib/use-latest.ts";

const oldAddressQuery = defineQuery(`{
  "redirectedTo": *[_type == "redirect" && active == true && source == $from][0].target,
  "isTaken": defined(*[_type == $type && slug.current == $slug][0]._id)
}`);

/**
 * What a release makes of an address that a page leaves with it: where it leads, and whether another
 * page comes to live there. Undefined until it is known.
 */
export function useOldAddress(from: string, releaseId: string): OldAddressQueryResult | undefined {
  const { type = "", slug = "" } = pageAt(from) ?? {};
  const asked: Asked = { params: { from, type, slug }, perspective: [releaseId] };
  return useLatestAnswer<OldAddressQueryResult | undefined>(oldAddressQuery, asked, undefined);
}
