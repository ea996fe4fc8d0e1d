import type { HostedProject } from "./settings.ts";

/** What somebody may do; everybody may read a public dataset. */
export type Right = "read" | "write" | "manage";

const rank: readonly Right[] = ["read", "write", "manage"];

/** The right that the request's token gives: undefined without one, "unknown" for one that is none. */
export function rightOf(project: HostedProject, request: Request): Right | "unknown" | undefined {
  const token = request.headers.get("authorization")?.replace(/^Bearer /, "");
  if (token === undefined) return undefined;
  return rank.find((right) => project.tokens[right] === token) ?? "unknown";
}

/** A refusal in the API's own words. */
export const refused = (statusCode: number, said: { error: string; message: string }) =>
  Response.json({ statusCode, ...said }, { status: statusCode });

/** Why a request with that right is refused; undefined when it is not. */
export function refusal(
  project: HostedProject,
  right: Right | undefined,
  needed: Right,
): Response | undefined {
  if (needed === "read" && (right !== undefined || !project.isPrivate)) return undefined;
  if (right !== undefined && rank.indexOf(right) >= rank.indexOf(needed)) return undefined;
  const description = `Insufficient permissions; permission "${needed === "manage" ? "read" : "create"}" required`;
  return needed === "manage"
    ? refused(403, { error: "Forbidden", message: description })
    : Response.json({ error: { type: "mutationError", description, items: [] } }, { status: 403 });
}

/** Counts what is written, and says when it is too much for the second. */
export function writeLimit(project: HostedProject) {
  const times: number[] = [];
  return (): Response | undefined => {
    const now = Date.now();
    while (times[0] !== undefined && now - times[0] >= 1000) times.shift();
    if (times.length < project.writesPerSecond) {
      times.push(now);
      return undefined;
    }
    return Response.json(
      { statusCode: 429, error: "Too Many Requests", message: "Rate limit exceeded" },
      { status: 429, headers: { "retry-after": "1" } },
    );
  };
}
