import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, statTile } from "../build/parts.ts";
import { paragraph, parts, words } from "../build/rich-text.ts";
import { emirate } from "./emirate.ts";
import { qualifyingNote } from "./qualifying-note.ts";

export const abuDhabi = emirate({
  name: "Abu Dhabi",
  slug: "abu-dhabi",
  heroLayout: "split",
  hero: {
    lead: "The capital builds its zones around the sectors it invests in itself, which are finance, industry, media and clean energy. If yours is one of them, customers and capital sit next door.",
    badges: [
      badge("spark", "Strategic Sectors Focus"),
      badge("building", "Capital City Advantage"),
      badge("percent", words`${figure("free-zone-tax-rate")} Tax Environment`),
    ],
  },
  card: {
    text: "Zones for finance, industry, media and clean energy, in the city of the sovereign funds and the federal ministries.",
    highlights: parts`${figure("abu-dhabi-zone-count", "valueOnly")} specialised zones
      English common law in ADGM`,
    nameColour: "ink",
  },
  mapAfter: 3,
  sections: [
    part.statTilesSection([
      statTile("abu-dhabi-zone-count", "specialised free zones", "valueOnly"),
      statTile("foreign-ownership", "foreign ownership"),
      statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
      statTile("abu-dhabi-tax-guarantee", "years of zone tax guarantee", "valueOnly"),
    ]),
    part.zoneCardsSection({
      heading: "Abu Dhabi's major zones",
      intro:
        "Each was built for one field. Start from what you do, not from what the licence costs.",
      kinds: ["major"],
    }),
    part.zoneListSection({
      heading: "Abu Dhabi's specialised zones",
      intro: "Smaller, and only for firms that need just this place.",
      kinds: ["technologyMedia", "specialised", "niche", "offshore"],
      picture: "gcc-market",
      background: "frost",
    }),
    part.benefitsSection({
      heading: "What the capital adds",
      benefits: [
        benefit`handshake | Buyers in the same city
          Energy, health, defence and transport groups owned by the state buy from here. You register as a supplier first; allow some months for it.`,
        benefit`wallet | Capital on the doorstep
          Sovereign funds and family offices invest from Abu Dhabi, and know an ADGM company from their own.`,
        benefit`scale | English common law
          ADGM applies it directly, with judges and courts of its own. Outside ADGM, contracts follow UAE law.`,
        benefit`ship | Port, rail and airport in a chain
          Khalifa Port, the freight railway and Zayed International Airport serve the industrial zones.`,
      ],
    }),
    part.benefitsSection({
      heading: "The same in every Abu Dhabi zone",
      background: "dark",
      benefits: [
        benefit`key | ${figure("foreign-ownership")} foreign ownership
          No local partner and no nominee. The shares are in your name.`,
        benefit`percent | ${figure("free-zone-corporate-tax-rate")} on qualifying income
          For a company that meets the conditions of a Qualifying Free Zone Person.`,
        benefit`people | ${figure("personal-income-tax-rate")} personal income tax
          On your salary and your dividends in the UAE. Your home country may still ask for its share.`,
        benefit`globe | Profits leave freely
          There are no exchange controls, so capital and profit can be sent abroad in full.`,
      ],
    }),
    part.noteSection(qualifyingNote),
    part.richTextSection({
      heading: "Why choose Abu Dhabi",
      body: [
        paragraph`Choose it when your customer is the state, an industrial group or a fund. They are here, they like to meet in person, and a local company is easier for them to contract with than a branch in another emirate.`,
        paragraph`Choose it for law, too. A holding company, a fund or a family foundation in ADGM is governed by English common law from the first page, which your lawyer at home can read.`,
        paragraph`Look elsewhere if you sell to consumers, need a quick and cheap first licence, or live from freelancers you hire by the day. For those, we usually price Dubai or Sharjah beside it.`,
      ],
      picture: "staffing",
    }),
    part.checklistSection({
      heading: "Capital City Benefits",
      intro: "What living and working in the capital means from day to day.",
      lines: parts`Federal ministries and many federal authorities have their head offices here
        So do the embassies, those of Sweden, Norway, Denmark and Finland among them, for passports and legalised papers
        Schools with British, American, French and international programmes
        Beaches, mangroves and parks inside the city, and calmer traffic than in Dubai
        Zayed International Airport lies between the city and the road to Dubai
        Dubai is near enough for a meeting and back on the same day`,
      picture: "promenade",
      background: "sand",
    }),
  ],
  closing: closing("hero")`Is the capital your place?
    What you sell and to whom decides which Abu Dhabi zone licenses it, and whether another emirate would serve you better.`,
});
