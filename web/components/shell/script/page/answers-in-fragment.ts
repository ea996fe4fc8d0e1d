import { TOOL_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";

/** Of an address that keeps the query of a tool in its fragment, which no browser sends anywhere. */
const FRAGMENT = `#?${TOOL_PARAMETER}=`;

/** Where a script of somebody else is to read the address: of the answers nothing stays in it. */
export function dropAnswers(): void {
  if (location.hash.startsWith(FRAGMENT)) history.replaceState(history.state, "", `#${TOOL_ID}`);
}

/**
 * Keeps what a tool was asked out of the address, where others read it: a query moves into the
 * fragment once the page stands at its tool, and a fragment that is opened asks the server again.
 * @param then is called when nobody reads answers in the address any more
 */
export function keepAnswersInFragment(then: () => void): void {
  const { hash, pathname, search } = location;
  if (hash.startsWith(FRAGMENT)) {
    location.replace(`${hash.slice(1)}#${TOOL_ID}`);
  } else if (`#${search}`.startsWith(FRAGMENT)) {
    // Until then browsers look for the place that the address names.
    addEventListener("load", () => {
      history.replaceState(history.state, "", `${pathname}#${search}`);
      then();
    });
  } else then();
}
