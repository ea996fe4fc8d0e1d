import type { Entries } from "./entries.ts";

/**
 * Whether the name of an entry was damaged on its way: an entry belongs to no field, and a field has
 * no entry. A form names all of its fields, if only with empty entries, and whoever adds parameters
 * to an address takes none away.
 * @param fields the names of the fields of the tool's form
 */
export function hasDamagedName(entries: Entries, fields: readonly string[]): boolean {
  return (
    Object.keys(entries).some((name) => !fields.includes(name)) &&
    fields.some((name) => entries[name] === undefined)
  );
}
