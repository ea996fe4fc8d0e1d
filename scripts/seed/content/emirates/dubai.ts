import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, note, statTile } from "../build/parts.ts";
import { parts, words } from "../build/rich-text.ts";
import { emirate } from "./emirate.ts";
import { qualifyingNote } from "./qualifying-note.ts";

const onshoreNote = note`Work onshore and keep your zone
  Since ${figure("dubai-onshore-since")}, a Dubai free zone company may do business on Dubai's mainland without losing its free zone status. It needs a branch licence or a permit of up to ${figure("dubai-onshore-permit-term")} from the Department of Economy and Tourism, and its zone's consent. It keeps separate books for the onshore work, and that income is taxed at ${figure("corporate-tax-rate")}. Financial institutions licensed in DIFC are left out, and the other emirates have rules of their own.`;

export const dubai = emirate({
  name: "Dubai",
  slug: "dubai",
  heroLayout: "band",
  hero: {
    lead: "A zone for nearly every trade, in a city where banks, suppliers and people to hire are already in place.",
    badges: [
      badge("building", words`${figure("dubai-zone-count", "valueOnly")} active zones`),
      badge("key", words`${figure("foreign-ownership")} foreign ownership`),
      badge("percent", words`${figure("free-zone-corporate-tax-rate")} tax on qualifying income`),
    ],
  },
  card: {
    text: "A zone for nearly every trade, gold and games among them, with banks, flights and people to hire close by.",
    highlights: parts`${figure("dubai-zone-count", "valueOnly")} active zones
      JAFZA, DMCC, DIFC and DAFZA`,
    nameColour: "ink",
  },
  mapAfter: 6,
  sections: [
    part.statTilesSection([
      statTile("dubai-zone-count", "active free zones", "valueOnly"),
      statTile("foreign-ownership", "foreign ownership"),
      statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
      statTile("dubai-tax-guarantee", "years of zone tax guarantee", "valueOnly"),
    ]),
    part.zoneCardsSection({
      heading: "Major zones",
      intro: "Large, well known to banks, and open to many activities.",
      kinds: ["major"],
    }),
    part.zoneListSection({
      heading: "Technology and media",
      intro: "Districts where your clients and your hires have their desks.",
      kinds: ["technologyMedia"],
      picture: "technology",
      background: "frost",
    }),
    part.zoneListSection({
      heading: "Specialised zones",
      intro:
        "For fields that need their own permits or premises, and one that is mainly about price.",
      kinds: ["specialised", "offshore"],
      picture: "progress",
    }),
    part.zoneListSection({ heading: "Niche zones", kinds: ["niche"], background: "frost" }),
    part.noteSection(qualifyingNote),
    part.benefitsSection({
      heading: "Why choose Dubai",
      benefits: [
        benefit`plane | Direct flights north
          Several northern capitals have one, some in winter only. Look at the timetable of your month.`,
        benefit`people | Hires who are here already
          Most specialists can be found in the city. Bringing one in means a visa that your zone sponsors.`,
        benefit`scale | A choice of courts
          You may agree on DIFC's English-language courts in a contract, also from another zone.`,
        benefit`wallet | More banks to ask
          Local and foreign banks and licensed payment firms. Opening an account still takes weeks and a clear file.`,
        benefit`ship | Sea, air and road in one customs area
          Bonded roads join Jebel Ali port with Al Maktoum airport, so goods change from ship to plane without duty.`,
        benefit`chart | Room to grow
          Add an activity, a partner or an onshore branch later. Which of these a zone allows is part of the choice.`,
      ],
    }),
    part.noteSection(onshoreNote, "sand"),
  ],
  closing: closing("economics")`Three Dubai zones, priced for your case
    Three zones on one page, with the first and the second year's cost, for your activity and the visas you need.`,
});
