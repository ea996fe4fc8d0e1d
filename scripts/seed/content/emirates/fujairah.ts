import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, statTile } from "../build/parts.ts";
import { paragraph, words } from "../build/rich-text.ts";
import { emirate } from "./emirate.ts";
import { qualifyingNote } from "./qualifying-note.ts";

export const fujairah = emirate({
  name: "Fujairah",
  slug: "fujairah",
  heroLayout: "band",
  hero: {
    lead: "The one emirate that lies wholly on the Gulf of Oman. Oil, fuel and containers leave from here without passing the Strait of Hormuz.",
    badges: [
      badge("ship", "Port on the open ocean"),
      badge("key", words`${figure("foreign-ownership")} foreign ownership`),
      badge("percent", words`${figure("free-zone-corporate-tax-rate")} tax on qualifying income`),
    ],
    flip: true,
  },
  card: {
    text: "A deep-water port outside the Strait of Hormuz, an oil zone beside it, and low-cost zones for media and services.",
    highlights: ["Open ocean port", "FFZ and Creative City"],
    nameColour: "ink",
  },
  sections: [
    part.statTilesSection([
      statTile("foreign-ownership", "foreign ownership"),
      statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
      statTile("customs-duty-free-zone", "customs duty while goods stay in the zone"),
    ]),
    part.zoneCardsSection({
      heading: "Fujairah's free zones",
      intro: "Two for cargo and oil, two for people with a laptop.",
    }),
    part.noteSection(qualifyingNote),
    part.richTextSection({
      heading: "Outside the Strait of Hormuz",
      body: [
        paragraph`Every other emirate's main port lies inside the Gulf, behind one narrow strait. Fujairah faces the Gulf of Oman. When insurance for the strait becomes dear or ships wait outside, goods that are already here sail on.`,
        paragraph`That is why a pipeline brings crude from the fields of Abu Dhabi to this coast, why tank farms line the port, and why ships stop here for fuel. If your cargo is urgent or costly to insure, the longer road to Dubai can be worth it.`,
      ],
      picture: "travel",
      background: "sand",
    }),
    part.benefitsSection({
      heading: "Four advantages of Fujairah",
      benefits: [
        benefit`globe | Direct to the Indian Ocean
          No strait between you and the sea lanes to India, East Africa and Asia.`,
        benefit`ship | A market for ships' fuel
          Fujairah is among the busiest places in the world for refuelling ships, with the trades that serve them.`,
        benefit`wallet | Low-cost licences for services
          Creative City and IFZA serve firms of one or two people. What a licence starts from stands with the zones on this page.`,
        benefit`map-pin | A motorway through the mountains
          Dubai and Sharjah can be reached by road for a day's work. Most bank meetings will still be there.`,
      ],
    }),
  ],
  closing: closing("geographical-location")`Does your cargo belong on this coast?
    What you ship, or what you invoice for, decides. We say whether Fujairah saves you money or only looks as if it did.`,
});
