import { currentRoutingTable } from "#web/content/routing/routing-table.ts";

export const dynamic = "force-dynamic";

/**
 * Whether this instance may get visitors: 200 as soon as it knows which pages there are, 503 before.
 * A content lake that is away does not make it unready, for its pages serve all the same; how long
 * ago it last knew what the lake holds is said in seconds, null for never.
 */
export async function GET(): Promise<Response> {
  const isReady = (await currentRoutingTable()) !== undefined;
  const age = globalThis.nordune?.contentAge();
  return Response.json(
    { ready: isReady, secondsSinceLook: age === undefined ? null : Math.round(age) },
    { status: isReady ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
