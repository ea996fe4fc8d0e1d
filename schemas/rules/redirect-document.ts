import type { CustomValidatorResult, ValidationContext } from "@sanity/types";
import { ownIds, rawClient } from "./client.ts";
import { fetchLivePaths } from "./live-paths.ts";
import { pathProblem } from "./path.ts";
import { deadTarget, type RedirectEnds, redirectProblems } from "./redirects.ts";

const othersQuery = `*[
  _type == "redirect" && active == true && defined(source) && defined(target) &&
  !(_id in $ownIds) && !(_id in path("versions.**"))
]{ source, target }`;

function isPath(value: unknown): value is string {
  return typeof value === "string" && pathProblem(value) === undefined;
}

/**
 * Refuses an active redirect that would hide a page, repeat another, turn in a circle or make a
 * chain. Paused redirects may stand in any state: they are checked when they are switched on.
 */
export async function soundRedirect(
  document: Record<string, unknown> | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (document === undefined || document.active === false) return true;
  const { source, target } = document;
  if (!isPath(source) || !isPath(target)) return true;
  const client = rawClient(context);
  const [livePaths, others] = await Promise.all([
    fetchLivePaths(client),
    client.fetch<RedirectEnds[]>(othersQuery, { ownIds: ownIds(context) }),
  ]);
  return redirectProblems({ source, target }, others, livePaths).map(({ field, message }) => ({
    message,
    path: [field],
  }));
}

/** Warns when no page lives at the target: the visitor would meet "Page Not Found". */
export async function liveTarget(
  target: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!isPath(target)) return true;
  const livePaths = await fetchLivePaths(rawClient(context));
  return deadTarget({ target }, livePaths)?.message ?? true;
}
