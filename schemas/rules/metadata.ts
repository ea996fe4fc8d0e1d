import type { ValidationContext } from "@sanity/types";
import { messageOf } from "../shared/error-message.ts";
import { isRecord } from "../shared/record.ts";
import { pathProblem } from "../shared/redirects/path.ts";
import { fetchLivePaths, ownIds, type Rule, rawClient, surroundingsClient } from "./client.ts";

/** Maximum lengths of titles and descriptions in search results. */
export const searchLengths = { title: 60, description: 155 } as const;

export function pathOrAddress(value: string | undefined): true | string {
  if (value === undefined) return true;
  if (value.startsWith("/")) return pathProblem(value) ?? true;
  return /^https?:\/\//.test(value) && URL.canParse(value)
    ? true
    : "Write a path such as /contact or a whole address such as https://example.com/contact.";
}

export const warnWithoutPage: Rule<string | undefined> = async (path, context) => {
  if (path === undefined || pathProblem(path) !== undefined) return true;
  const livePaths = await fetchLivePaths(surroundingsClient(context));
  return livePaths.has(path) || `No page lives at ${path} now, so this is not used.`;
};

export function jsonObject(value: string | undefined): true | string {
  if (value === undefined || value.trim() === "") return true;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) || 'Write one JSON object: it starts with "{" and ends with "}".';
  } catch (error) {
    return `This is not valid JSON: ${messageOf(error)}`;
  }
}

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
