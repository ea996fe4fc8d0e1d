import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { loadScript } from "../load-script.ts";
import type { ShellSettings } from "../settings.ts";

/** What stands in an address before the name of a tool. In "&amp;" it is the semicolon. */
const TOOL = /[?&;]tool=/;

/**
 * A fragment that a program has encoded, and what of it was a query. The server sees to such a query.
 */
const ENCODED = /^#(?:\?|%3f)tool%3d/i;
const plain = (hash: string) =>
  ENCODED.test(hash) ? hash.replace(/%3[df]|%26/gi, decodeURIComponent) : hash;

/** Whether the fragment is a result's. That of a message to the contact form has no "?". */
const hasResult = () => TOOL.test(plain(location.hash));

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
  const { search, hash } = location;
  if (hasResult()) location.replace(`?${search.slice(1)}&${plain(hash).slice(2)}#${TOOL_ID}`);
  // The script listens first.
  else if (TOOL.test(search)) loadScript(toolQueryScript, () => addEventListener("load", then));
  else then();
}
