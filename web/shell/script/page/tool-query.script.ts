import { TOOL_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { splitToolQuery } from "./tool-query.ts";

// Moves the entries of a tool from the query into the fragment. The shell loads this script where a
// query may have some. Other parameters, such as those of campaigns, stay in the query.

// The fields of the page's tool have the names of its entries.
const fields = [...document.querySelectorAll(`#${TOOL_ID} form [name]`)];
const names = fields.map((field) => field.getAttribute("name")?.toLowerCase());
const isField = (name: string) => names.includes(name.replace(/%..|\+/g, "").toLowerCase());
// A program may write names in lower case, or break a line within one. A mail's line then ends in =.
const [entries, others] = splitToolQuery(
  location.search,
  (name, part) => isField(name) || isField(part.replace("=", "").replace(/=.*/, "")),
);
if (`&${entries}`.includes(`&${TOOL_PARAMETER}=`)) {
  // Until the load event, browsers scroll to the target of the fragment.
  addEventListener("load", () => {
    const address = `${others ? `?${others}` : location.pathname}#?${entries}`;
    history.replaceState(history.state, "", address);
  });
}
