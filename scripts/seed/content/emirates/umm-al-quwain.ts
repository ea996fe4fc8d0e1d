import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, statTile } from "../build/parts.ts";
import { parts, words } from "../build/rich-text.ts";
import { emirate } from "./emirate.ts";
import { qualifyingNote } from "./qualifying-note.ts";

export const ummAlQuwain = emirate({
  name: "Umm Al Quwain",
  slug: "umm-al-quwain",
  heroLayout: "band",
  hero: {
    lead: "One compact zone on a quiet lagoon, made for micro-businesses and for a first company.",
    badges: [
      badge("briefcase", "Made for micro-businesses"),
      badge("wallet", "No share capital for many licences"),
      badge("key", words`${figure("foreign-ownership")} foreign ownership`),
    ],
  },
  card: {
    text: "One free trade zone for micro-businesses, freelancers and first companies.",
    highlights: ["No share capital for many licences", "Micro-business licences"],
    nameColour: "ink",
  },
  mapAfter: 2,
  sections: [
    part.statTilesSection([
      statTile("foreign-ownership", "foreign ownership"),
      statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
      statTile("customs-duty-free-zone", "customs duty while goods stay in the zone"),
    ]),
    part.zoneCardsSection({
      heading: "A zone for everything",
      intro: "There is little to choose between, which makes the first step short.",
    }),
    part.noteSection(qualifyingNote),
    part.benefitsSection({
      heading: "Why founders start here",
      benefits: [
        benefit`wallet | No capital to lock away
          Many licences ask for no paid-in share capital, so your money stays in the business.`,
        benefit`document | Few papers
          A passport, a form and a short description of the business are the usual ones. Some activities need the approval of a ministry.`,
        benefit`calendar | Easy to keep
          One renewal a year, with few papers. Tax returns are still your own duty.`,
      ],
    }),
    part.checklistSection({
      heading: "What you still pay for",
      intro: "A low licence fee is not the cost of a company. Count these in.",
      lines: parts`Each residence visa, with medical test and Emirates ID
        Health insurance for yourself and your family
        Bookkeeping, and an audit if you want the zero rate
        Bank charges, and the time it takes to open the account
        A larger office, once you hire`,
      picture: "residency-visas",
      background: "sand",
    }),
    part.businessTypesSection({
      heading: "Made for micro-businesses",
      background: "frost",
      types: [
        part.businessType`Freelancers | Developers, Designers, Trainers
          You work alone and invoice in your own name, with a permit instead of a company.`,
        part.businessType`Online trade | Web shops, Marketplace sellers, Spare parts
          You sell through a web shop or a marketplace and keep little stock of your own.`,
        part.businessType`Small service firms | Consulting, Bookkeeping, Translation
          Two or three people, clients abroad, and no need for a shop window.`,
      ],
    }),
  ],
  closing: closing("relocation")`Your first company, with no surprises
    We add up the first and the second year for you, and tell you when a larger zone would be the better start.`,
});
