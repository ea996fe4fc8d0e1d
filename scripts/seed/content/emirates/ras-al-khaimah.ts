import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, statTile } from "../build/parts.ts";
import { parts, words } from "../build/rich-text.ts";
import { emirate } from "./emirate.ts";
import { qualifyingNote } from "./qualifying-note.ts";

export const rasAlKhaimah = emirate({
  name: "Ras Al Khaimah",
  slug: "ras-al-khaimah",
  heroLayout: "split",
  hero: {
    lead: "Factories, shipyards and a register for offshore companies, between the mountains and the Gulf.",
    badges: [
      badge("building", "Industry and trade"),
      badge("shield", "Offshore register"),
      badge("calendar", words`Up to ${figure("rak-tax-exemption")} of zone tax exemption`),
    ],
  },
  card: {
    text: "Manufacturing, shipping and offshore companies at the foot of the Hajar mountains.",
    highlights: parts`Zone tax exemption of up to ${figure("rak-tax-exemption")}
      RAKEZ and RAK ICC`,
    nameColour: "white",
  },
  mapAfter: 1,
  sections: [
    part.statTilesSection([
      statTile("rak-tax-exemption", "years of zone tax exemption, at most", "valueOnly"),
      statTile("foreign-ownership", "foreign ownership"),
      statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
    ]),
    part.zoneCardsSection({
      heading: "Zones for work",
      intro: "For nearly everything, for what belongs on the water, and beside the airport.",
      kinds: ["major", "technologyMedia", "specialised", "niche"],
    }),
    part.zoneCardsSection({
      heading: "An offshore centre: RAK ICC",
      intro:
        "A register, not a place to work. It suits people who hold things rather than sell them.",
      kinds: ["offshore"],
      background: "frost",
    }),
    part.checklistSection({
      heading: "What an offshore company is for, and what not",
      lines: parts`It can hold shares in other companies, here and abroad
        It can own property where the emirate and the developer accept it
        It can sit under a foundation, whose charter says who inherits
        It has no premises, no staff and no residence visas
        To trade in the UAE it needs a licence; RAK ICC can now issue one for work from RAKEZ
        Your home country may tax its income as yours; ask us before you form one`,
      picture: "zone-commodities",
    }),
    part.noteSection(qualifyingNote),
    part.benefitsSection({
      heading: "Four advantages of Ras Al Khaimah",
      background: "sand",
      benefits: [
        benefit`wallet | Costs that suit production
          Land, warehouses and staff housing come in one park, usually for less than in Dubai.`,
        benefit`ship | Ports made for bulk
          Saqr Port handles stone, cement and other bulk goods beside the plants that make them.`,
        benefit`scale | One authority for both sides
          RAKEZ licenses free zone and mainland companies, so you can weigh the two at one table.`,
        benefit`home | Mountains and sea after work
          Beaches, wadis and the road up Jebel Jais lie within an hour of the office.`,
      ],
    }),
  ],
  closing: closing("desert-sport")`A plant, a desk or a holding company?
    Each needs another register in Ras Al Khaimah. Choose one, and we name the papers, the steps and the yearly cost.`,
});
