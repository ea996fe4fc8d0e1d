import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { queryFrom, splitToolQuery } from "./tool-query.ts";

/** The fragment of a result begins with a question mark. The contact form's does not. */
const isOfResult = (hash: string) => /^#(?:\?|%3F)/.test(hash);

/**
 * Removes what a visitor entered into a tool from the address, before a third party's script may
 * read it.
 */
export function removeToolQuery(): void {
  const { hash } = location;
  if (isOfResult(hash) && splitToolQuery(hash).entries) {
    history.replaceState(history.state, "", `#${TOOL_ID}`);
  }
}

/**
 * Keeps what a visitor entered into a tool out of the query, where third parties could read it.
 * Browsers do not send fragments to servers. After the page is loaded, the entries move from the
 * query into the fragment. When such a fragment is opened, the page is requested with the entries
 * as its query. Parameters of campaigns stay in the query, where analytics look for them.
 * @param then is called when the address holds no entries any more
 */
export function moveToolQueryToFragment(then: () => void): void {
  const { hash, pathname, search } = location;
  const inQuery = splitToolQuery(search);
  const inHash = isOfResult(hash) ? splitToolQuery(hash) : { entries: "", campaign: "" };
  if (inHash.entries) {
    const campaign = queryFrom(inQuery.campaign, inHash.campaign).slice(1);
    location.replace(`${queryFrom(inHash.entries, campaign)}#${TOOL_ID}`);
  } else if (inQuery.entries) {
    // Until the load event, browsers scroll to the target of the fragment.
    addEventListener("load", () => {
      const address = `${pathname}${queryFrom(inQuery.campaign)}#?${inQuery.entries}`;
      history.replaceState(history.state, "", address);
      then();
    });
  } else then();
}
