import { fixedPath, SPECULATION_RULES_PATH } from "#schemas/shared/routes.ts";

/** What of https://html.spec.whatwg.org/multipage/speculative-loading.html this site says. */
type SpeculationRules = {
  prerender: { where: Condition; eagerness: "moderate" }[];
};

type Condition = { href_matches: string | string[] } | { not: Condition } | { and: Condition[] };

/** Value of the header `Speculation-Rules` on every page. */
export const speculationRulesHeader = `"${SPECULATION_RULES_PATH}"`;

/**
 * Browsers that can render a page of this site before it is opened, once a visitor rests on a link to
 * it or begins to press. Not the contact page with a question in its address, whose form counts its
 * seconds, and nothing that is no page.
 */
export const speculationRules: SpeculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                `${fixedPath("contactPage")}\\?:question`,
                "/api/*",
                "/_next/*",
                "/*.*",
              ],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
