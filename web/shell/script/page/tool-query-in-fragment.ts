import { TOOL_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { splitToolQuery } from "./tool-query.ts";

/** Whether the fragment is a result's. That of a message to the contact form has no "?". */
const hasResult = () => location.hash[1] === "?";

/**
 * Removes what a visitor entered into a tool from the address, before a third party's script may
 * read it.
 */
export function removeToolQuery(): void {
  if (hasResult()) history.replaceState(history.state, "", `#${TOOL_ID}`);
}

/**
 * Keeps what a visitor entered into a tool out of the query, where third parties could read it.
 * Browsers do not send fragments to servers. After the page is loaded, the entries move from the
 * query into the fragment. When such a fragment is opened, the page is requested with the entries
 * as its query. Other parameters, such as those of campaigns, stay in the query.
 * @param then is called when the address holds no entries any more
 */
export function moveToolQueryToFragment(then: () => void): void {
  // The fields of the page's tool have the names of its entries.
  const form = document.querySelector<HTMLFormElement>(`#${TOOL_ID} form`);
  const [entries, others] = splitToolQuery(
    hasResult() ? location.search + location.hash : location.search,
    (name) => form?.elements.namedItem(name),
  );
  if (!`&${entries}`.includes(`&${TOOL_PARAMETER}=`)) then();
  else if (hasResult()) location.replace(`?${entries}&${others}#${TOOL_ID}`);
  else {
    // Until the load event, browsers scroll to the target of the fragment.
    addEventListener("load", () => {
      history.replaceState(
        history.state,
        "",
        `${others ? `?${others}` : location.pathname}#?${entries}`,
      );
      then();
    });
  }
}
