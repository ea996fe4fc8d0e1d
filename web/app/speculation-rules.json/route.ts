import { speculationRules } from "#web/content/routing/speculation-rules.ts";

export const dynamic = "force-static";

/** Which pages browsers may render ahead. */
export function GET(): Response {
  return new Response(JSON.stringify(speculationRules), {
    headers: { "content-type": "application/speculationrules+json" },
  });
}
