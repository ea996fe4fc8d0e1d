import type { SearchTexts } from "./metadata-for.ts";

/** Of the pages that there is one of, by the types of their documents. */
export const singlePageTexts = {
  homePage: {
    title: "Relocate to the UAE from Northern Europe | Nordune",
    description:
      "Residency visas, company set-up, homes and schools in the Emirates for people and firms from the Nordics, the Baltics and Poland. Free first consultation.",
    keywords: ["relocate to UAE", "move to Dubai", "UAE consultancy", "Nordic expats Dubai"],
  },
  contactPage: {
    title: "Free consultation on moving to the UAE | Nordune",
    description:
      "Tell us who moves, when and what you want to know first. A consultant answers within 24 hours, in English, Russian or Latvian, by email, phone or video.",
    keywords: ["UAE relocation consultation", "Dubai consultant contact", "Nordune contact"],
  },
  freeZonesPage: {
    title: "UAE free zones compared by emirate | Nordune",
    description:
      "What free zones have in common, how the seven emirates differ and what decides the choice: your activity, customers, visas, bank and the second year.",
    keywords: ["UAE free zones", "free zone company UAE", "compare free zones", "free zone visa"],
  },
  taxBenefitsPage: {
    title: "UAE tax: free zone or mainland? | Nordune",
    description:
      "Corporate tax, personal income tax, VAT and customs duties in a free zone and on the mainland, side by side, with the conditions of the zero rate.",
    keywords: ["UAE corporate tax", "free zone tax", "mainland company tax", "UAE VAT"],
  },
  aboutPage: {
    title: "About us: from Riga to the Emirates | Nordune",
    description:
      "A consultancy from Riga for people and companies that move to the UAE from the Nordics, the Baltics and Poland: how we work, who does what, how to reach us.",
    keywords: ["UAE relocation consultancy", "Riga", "Nordune about"],
  },
  advantagesPage: {
    title: "Living in the UAE: reasons and limits | Nordune",
    description:
      "Safety, economy, climate, schools, people and more: what life in the UAE gives you if you come from northern Europe, what it takes and where it ends.",
    keywords: ["living in the UAE", "advantages of Dubai", "move to UAE"],
  },
  cookiePolicyPage: {
    title: "Cookie policy | Nordune",
    description:
      "What this site keeps in your browser, which cookies it sets only after you accept them, who receives them, and how you change your choice at any time.",
    keywords: ["cookie policy", "Nordune cookies"],
  },
} satisfies Record<string, SearchTexts>;
