import { TOOL_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { splitToolQuery } from "./tool-query.ts";

// Moves the entries of a tool from the query into the fragment. The shell loads this script where a
// query may have some. Other parameters, such as those of campaigns, stay in the query.

// The fields of the page's tool have the names of its entries.
const form = document.querySelector<HTMLFormElement>(`#${TOOL_ID} form`);
const [entries, others] = splitToolQuery(location.search, (name) => form?.elements.namedItem(name));
if (`&${entries}`.includes(`&${TOOL_PARAMETER}=`)) {
  // Until the load event, browsers scroll to the target of the fragment.
  addEventListener("load", () => {
    const address = `${others ? `?${others}` : location.pathname}#?${entries}`;
    history.replaceState(history.state, "", address);
  });
}
