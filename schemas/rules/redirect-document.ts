import type { CustomValidatorResult, ValidationContext } from "@sanity/types";
import { pathProblem } from "../shared/redirects/path.ts";
import { redirectSourceProblem } from "../shared/redirects/redirect-source.ts";
import { type RedirectEnds, redirectProblems } from "../shared/redirects/redirects.ts";
import { ownIds, surroundingsClient } from "./client.ts";
import { fetchLivePaths } from "./live-paths.ts";

/** The same for every redirect, so that an import asks it once. */
const activeQuery = `*[
  _type == "redirect" && active == true && defined(source) && defined(target) &&
  !(_id in path("versions.**"))
]{ _id, source, target }`;

function isSound(
  value: unknown,
  problemOf: (value: string) => string | undefined,
): value is string {
  return typeof value === "string" && problemOf(value) === undefined;
}

/**
 * Refuses an active redirect that would hide a page, repeat another, turn in a circle, make a chain
 * or lead to no page. Paused redirects may be in any state: they are checked when switched on.
 */
export async function soundRedirect(
  document: Record<string, unknown> | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (document === undefined || document.active === false) return true;
  const { source, target } = document;
  if (!isSound(source, redirectSourceProblem) || !isSound(target, pathProblem)) return true;
  const client = surroundingsClient(context);
  const [livePaths, active] = await Promise.all([
    fetchLivePaths(client),
    client.fetch<(RedirectEnds & { _id: string })[]>(activeQuery),
  ]);
  const problems = redirectProblems({ source, target }, active, livePaths, ownIds(context));
  return problems.map(({ field, message }) => ({ message, path: [field] }));
}
