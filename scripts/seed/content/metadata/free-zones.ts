import { emirateSlugs } from "../emirates/slugs.ts";
import { emirateSearchTexts } from "./emirate-search-texts.ts";
import { metadataFor } from "./metadata-for.ts";

/** Metadata of the overview, the tax comparison and the seven emirates. */
export const freeZonesMetadata = [
  metadataFor(
    { _type: "freeZonesPage" },
    {
      title: "UAE free zones compared by emirate | Nordune",
      description:
        "What free zones have in common, how the seven emirates differ and what decides the choice: your activity, customers, visas, bank and the second year.",
      keywords: ["UAE free zones", "free zone company UAE", "compare free zones", "free zone visa"],
    },
  ),
  metadataFor(
    { _type: "taxBenefitsPage" },
    {
      title: "UAE tax: free zone or mainland? | Nordune",
      description:
        "Corporate tax, personal income tax, VAT and customs duties in a free zone and on the mainland, side by side, with the conditions of the zero rate.",
      keywords: ["UAE corporate tax", "free zone tax", "mainland company tax", "UAE VAT"],
    },
  ),
  ...emirateSlugs.map((slug) => metadataFor({ _type: "emirate", slug }, emirateSearchTexts[slug])),
];
