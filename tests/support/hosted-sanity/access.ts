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

/** Why a request is refused, in the API's own words; undefined when it is not. */
export function refusal(
  project: HostedProject,
  right: Right | "unknown" | undefined,
  needed: Right,
): Response | undefined {
  if (right === "unknown") {
    return Response.json(
      {
        statusCode: 401,
        error: "Unauthorized",
        message: "Session not found",
        errorCode: "SIO-401-ANF",
      },
      { status: 401 },
    );
  }
  if (needed === "read" && (right !== undefined || !project.isPrivate)) return undefined;
  if (right !== undefined && rank.indexOf(right) >= rank.indexOf(needed)) return undefined;
  const description = `Insufficient permissions; permission "${needed === "manage" ? "read" : "create"}" required`;
  return needed === "manage"
    ? Response.json({ statusCode: 403, error: "Forbidden", message: description }, { status: 403 })
    : Response.json({ error: { type: "mutationError", description, items: [] } }, { status: 403 });
}

/** The headers that let a page of this origin read the answer; undefined for one that is not listed. */
export function corsHeaders(project: HostedProject, request: Request) {
  const origin = request.headers.get("origin");
  if (origin === null) return {};
  const listed = project.corsOrigins.find((one) => one.origin === origin);
  if (listed === undefined) return undefined;
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
    "access-control-allow-methods": "GET,POST,PUT,PATCH,DELETE,OPTIONS",
    ...(listed.allowCredentials ? { "access-control-allow-credentials": "true" } : {}),
    vary: "Origin",
  };
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
