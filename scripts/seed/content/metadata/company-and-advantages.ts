import { advantageSlugs } from "../advantages/slugs.ts";
import { advantageSearchTexts } from "./advantage-search-texts.ts";
import { metadataFor } from "./metadata-for.ts";

/** Metadata of the pages about the company, the advantages and cookies. */
export const companyAndAdvantagesMetadata = [
  metadataFor(
    { _type: "aboutPage" },
    {
      title: "About us: from Riga to the Emirates | Nordune",
      description:
        "A consultancy from Riga for people and companies that move to the UAE from the Nordics, the Baltics and Poland: how we work, who does what, how to reach us.",
      keywords: ["UAE relocation consultancy", "Riga", "Nordune about"],
    },
  ),
  metadataFor(
    { _type: "advantagesPage" },
    {
      title: "Living in the UAE: reasons and limits | Nordune",
      description:
        "Safety, economy, climate, schools, people and more: what life in the UAE gives you if you come from northern Europe, what it takes and where it ends.",
      keywords: ["living in the UAE", "advantages of Dubai", "move to UAE"],
    },
  ),
  metadataFor(
    { _type: "cookiePolicyPage" },
    {
      title: "Cookie policy | Nordune",
      description:
        "What this site keeps in your browser, which cookies it sets only after you accept them, who receives them, and how you change your choice at any time.",
      keywords: ["cookie policy", "Nordune cookies"],
    },
  ),
  ...advantageSlugs.map((slug) =>
    metadataFor({ _type: "advantage", slug }, advantageSearchTexts[slug]),
  ),
];
