export const dynamic = "force-dynamic";

/** The process is up and answers. A supervisor restarts one that does not. */
export function GET(): Response {
  return Response.json({ status: "up" }, { headers: { "Cache-Control": "no-store" } });
}
