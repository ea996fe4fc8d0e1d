import { AS_OF_PARAMETER, readAsOf } from "../../schemas/shared/preview/as-of.ts";
import {
  isPageState,
  type PageStateId,
  STATE_PARAMETER,
} from "../../schemas/shared/preview/page-states.ts";

/** What the preview shows: a page or a state, as of a day or as it is now. */
export type Shown = { path: string; day: string | undefined; state: PageStateId | undefined };

/**
 * Reads what an address of the preview shows.
 * @param address a path of the site, or a whole address, which Sanity makes of it once the page has
 * said where it is
 * @param site base of the site's addresses
 * @returns undefined for an address of anywhere else
 */
export function readShown(address: string | undefined, site: string): Shown | undefined {
  if (address === undefined || !URL.canParse(address, site)) return undefined;
  const { origin, pathname, searchParams } = new URL(address, site);
  if (origin !== new URL(site).origin) return undefined;
  const state = searchParams.get(STATE_PARAMETER) ?? "";
  return {
    path: pathname,
    day: readAsOf(searchParams.get(AS_OF_PARAMETER)),
    state: isPageState(state) ? state : undefined,
  };
}
