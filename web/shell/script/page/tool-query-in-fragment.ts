import { TOOL_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";

/**
 * The beginning of a fragment that holds the query of a tool. Browsers do not send fragments to
 * servers.
 */
const FRAGMENT = `#?${TOOL_PARAMETER}=`;

/**
 * Removes what a visitor entered into a tool from the address, before a third party's script may
 * read it.
 */
export function removeToolQuery(): void {
  if (location.hash.startsWith(FRAGMENT)) history.replaceState(history.state, "", `#${TOOL_ID}`);
}

/**
 * Keeps what a visitor entered into a tool out of the query, where third parties could read it.
 * After the page is loaded, the query moves into the fragment. When such a fragment is opened, the
 * page is requested with the query.
 * @param then is called when the address holds no entries any more
 */
export function moveToolQueryToFragment(then: () => void): void {
  const { hash, pathname, search } = location;
  if (hash.startsWith(FRAGMENT)) {
    location.replace(`${hash.slice(1)}#${TOOL_ID}`);
  } else if (`#${search}`.startsWith(FRAGMENT)) {
    // Until the load event, browsers scroll to the target of the fragment.
    addEventListener("load", () => {
      history.replaceState(history.state, "", `${pathname}#${search}`);
      then();
    });
  } else then();
}
