import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, statTile } from "../build/parts.ts";
import { parts, words } from "../build/rich-text.ts";
import { emirate } from "./emirate.ts";
import { qualifyingNote } from "./qualifying-note.ts";

export const sharjah = emirate({
  name: "Sharjah",
  slug: "sharjah",
  heroLayout: "split",
  hero: {
    lead: "Books, research and workshops next door to Dubai. You pay less for space, and trade through ports on two coasts.",
    badges: [
      badge("building", words`${figure("sharjah-zone-count", "valueOnly")} free zones`),
      badge("clock", words`Set-up in ${figure("shams-setup-time")} at SHAMS`),
      badge("percent", words`${figure("free-zone-corporate-tax-rate")} tax on qualifying income`),
    ],
  },
  card: {
    text: "Publishing, research, media and light industry beside Dubai, with ports on both coasts.",
    highlights: parts`Set-up in ${figure("shams-setup-time")}
      Licences from about ${figure("srti-licence-from")}`,
    nameColour: "white",
  },
  mapAfter: 2,
  sections: [
    part.statTilesSection([
      statTile("sharjah-zone-count", "free zones", "valueOnly"),
      statTile("sharjah-airports", "international airport"),
      statTile("sharjah-seaports", "seaports that serve the zones"),
      statTile("sharjah-market-reach", "people within reach, as the zones count", "valueOnly"),
    ]),
    part.zoneCardsSection({
      heading: "Sharjah's free zones",
      intro: "For goods, for media, for books and for research.",
    }),
    part.noteSection(qualifyingNote),
    part.benefitsSection({
      heading: "Four strategic advantages",
      background: "frost",
      benefits: [
        benefit`ship | Ports on two coasts
          Sharjah reaches the Gulf and, at Khor Fakkan, the Gulf of Oman outside the Strait of Hormuz.`,
        benefit`wallet | Less spent on space
          Offices, warehouses and flats usually cost less than in Dubai. Compare the whole year, not the licence alone.`,
        benefit`map-pin | Dubai next door
          The two cities have grown together. Your customers can be there while your stock and staff are here.`,
        benefit`school | Universities and a book trade
          University City, the research park and the yearly book fair bring researchers, students and publishers.`,
      ],
    }),
    part.comparisonSection({
      heading: "Sharjah or Dubai",
      intro: "The last three are what clients from the north tend to learn late.",
      aspect: "What differs",
      columns: ["Sharjah", "Dubai"],
      rows: [
        [
          "Rents",
          "Offices, warehouses and flats usually cost less.",
          "You pay for the address, and have more to choose from.",
        ],
        [
          "The road between them",
          "Slow at rush hour. Plan meetings around it.",
          "Most customers and banks are here already.",
        ],
        [
          "Alcohol",
          "Not sold in the emirate, so restaurants and hotels plan without it.",
          "Served in licensed hotels and restaurants, sold in licensed shops.",
        ],
        [
          "Work on Dubai's mainland",
          "A Sharjah licence does not cover it.",
          words`A free zone company may, with a branch licence or a permit of up to ${figure("dubai-onshore-permit-term")}.`,
        ],
      ],
    }),
  ],
  closing: closing("souk")`Would Sharjah do for you?
    We price a Sharjah zone and a Dubai zone for the same business, and show you what the difference buys.`,
});
