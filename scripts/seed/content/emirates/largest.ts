import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, note, statTile } from "../build/parts.ts";
import { paragraph, parts, words } from "../build/rich-text.ts";
import { emirate, qualifyingNote } from "./emirate.ts";

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
