import type { ValidationContext } from "@sanity/types";
import { ownIds, rawClient } from "./client.ts";

/**
 * Makes a validator that refuses a value which another document of the same type holds already,
 * published or draft.
 */
export function uniqueAmongType(type: string, field: string) {
  const query = `count(*[
    _type == $type && ${field} == $value && !(_id in $ownIds) && !(_id in path("versions.**"))
  ]) > 0`;
  return async (value: string | undefined, context: ValidationContext): Promise<true | string> => {
    if (value === undefined || value === "") return true;
    const isTaken = await rawClient(context).fetch<boolean>(query, {
      type,
      value,
      ownIds: ownIds(context),
    });
    return isTaken ? `Another document already has ${value}. Edit that one instead.` : true;
  };
}
