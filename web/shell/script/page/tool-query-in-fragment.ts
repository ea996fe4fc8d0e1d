import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { loadScript } from "../load-script.ts";
import type { ShellSettings } from "../settings.ts";

/**
 * A tool in an address, and what stands before it. In "&amp;" it is the semicolon. Some programs
 * encode a whole fragment; the server then sees to the query that is made of it. Of "&#38;" the
 * browser takes what follows "&" for the fragment.
 */
const TOOL = /([?&;]|#%3f)tool[=%]|^#x?\d+;/i;

/** Whether the fragment is a result's. That of a message to the contact form has no "?". */
const hasResult = () => TOOL.test(location.hash);

/**
 * Removes what a visitor entered into a tool from the address, before a third party's script may
 * read it.
 */
export function removeToolQuery(): void {
  if (hasResult()) history.replaceState(history.state, "", `#${TOOL_ID}`);
}

/**
 * Keeps what a visitor entered into a tool out of the query, where third parties could read it.
 * Browsers do not send fragments to servers. When such a fragment is opened, the page is requested
 * with the entries as its query. When it is loaded, they are moved into the fragment again.
 * @param then is called when the address holds no entries any more
 */
export function keepToolQueryInFragment(
  { toolQueryScript = "" }: ShellSettings,
  then: () => void,
): void {
  if (hasResult())
    location.replace(
      `${location.search || "?"}${location.hash.replace(/#(x?\d+;|%3f|.)/gi, "&")}#${TOOL_ID}`,
    );
  // The script listens first.
  else if (TOOL.test(location.search))
    loadScript(toolQueryScript, () => addEventListener("load", then));
  else then();
}
