import { siteFreshness } from "#web/content/freshness/site-freshness.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";

export const dynamic = "force-dynamic";

/**
 * Whether this instance may get visitors: 200 as soon as it knows which pages there are, 503 before.
 * A content lake that is away does not make it unready, for its pages serve all the same; how long
 * ago it last knew what the lake holds is said in seconds, null for never.
 */
export function GET(): Response {
  const isReady = routingTables().current() !== undefined;
  const lookedAt = siteFreshness().lookedAt();
  const secondsSinceLook =
    lookedAt === undefined ? null : Math.round((performance.now() - lookedAt) / 1000);
  return Response.json(
    { ready: isReady, secondsSinceLook },
    { status: isReady ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
