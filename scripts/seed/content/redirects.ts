import type { Redirect } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "./build/document.ts";

/** Old and guessed addresses, by the page they lead to. */
const sourcesByTarget = {
  "/": ["/old-page", "/home"],
  "/about": ["/about-us"],
  "/contact": ["/contact-us"],
  "/free-zones": ["/free-zone", "/freezone"],
  "/services/residency-visas": ["/services", "/visa-services", "/dubai-visa"],
  "/services/business-registration": ["/business-setup", "/company-formation", "/uae-business"],
};

export const redirects = Object.entries(sourcesByTarget).flatMap(([target, sources]) =>
  sources.map(
    (source): Seeded<Redirect> => ({
      _id: `redirect${source.replaceAll("/", "-")}`,
      _type: "redirect",
      source,
      target,
      permanent: true,
      active: true,
    }),
  ),
);
