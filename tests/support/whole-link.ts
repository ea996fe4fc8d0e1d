import { addressOfEntries } from "#web/tools/entries.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";

/**
 * The query of a link to a result of these entries alone. A form that is sent names all fields.
 * @param query the tool and the entries: `tool=zone-finder&activity=trading`
 */
export function wholeLink(query: string): string {
  const asked = readToolRequest(new URLSearchParams(query));
  if (asked === undefined) throw new Error(`There is no tool in ${query}.`);
  return addressOfEntries("", { ...asked, link: undefined }).slice(1);
}
