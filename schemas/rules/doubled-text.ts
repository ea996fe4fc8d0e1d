import type { ValidationContext } from "@sanity/types";
import { ownIds, rawClient } from "./client.ts";

/** Makes a validator that warns when the metadata of another page says the same in `field`. */
export function warnWhenDoubled(field: "title" | "description") {
  const query = `array::unique(*[
    _type == "pageMetadata" && lower(${field}) == lower($value) && path != $path &&
    !(_id in $ownIds) && !(_id in path("versions.**"))
  ].path)`;
  return async (value: string | undefined, context: ValidationContext): Promise<true | string> => {
    if (!value?.trim()) return true;
    const paths = await rawClient(context).fetch<string[]>(query, {
      value,
      path: context.document?.path ?? "",
      ownIds: ownIds(context),
    });
    return paths.length === 0
      ? true
      : `${paths.join(", ")} has the same ${field}: visitors cannot tell the pages apart.`;
  };
}
