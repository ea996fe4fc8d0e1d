export const dynamic = "force-static";

/**
 * Pages that browsers can render before they are opened, once a visitor rests on a link to one or
 * begins to press: https://html.spec.whatwg.org/multipage/speculative-loading.html. Nothing that is
 * asked in an address: a tool answers whoever wants to know, and the contact form counts its seconds.
 * And nothing that is no page.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*\\?:question", "/api/*", "/_next/*", "/*.*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function GET(): Response {
  return Response.json(rules, { headers: { "content-type": "application/speculationrules+json" } });
}
