import { SPECULATION_RULES_PATH } from "#schemas/shared/routes.ts";

/** What of https://html.spec.whatwg.org/multipage/speculative-loading.html this site says. */
type SpeculationRules = {
  prerender: { where: Condition; eagerness: "moderate" }[];
};

type Condition = { href_matches: string | string[] } | { not: Condition } | { and: Condition[] };

/** Value of the header `Speculation-Rules` on every page. */
export const speculationRulesHeader = `"${SPECULATION_RULES_PATH}"`;

/**
 * Browsers that can render a page of this site before it is opened, once a visitor rests on a link to
 * it or begins to press. Nothing that is asked in an address: a tool answers whoever wants to know,
 * and the contact form counts its seconds. And nothing that is no page.
 */
export const speculationRules: SpeculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: ["/*\\?:question", "/api/*", "/_next/*", "/*.*"],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
