import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, statTile } from "../build/parts.ts";
import { paragraph, parts, words } from "../build/rich-text.ts";
import { emirate, qualifyingNote } from "./emirate.ts";

const whatZonesOffer = part.statTilesSection([
  statTile("foreign-ownership", "foreign ownership"),
  statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
  statTile("customs-duty-free-zone", "customs duty while goods stay in the zone"),
]);

export const ajman = emirate({
  name: "Ajman",
  slug: "ajman",
  heroLayout: "band",
  hero: {
    lead: "The smallest emirate, with short distances, low fees and a working port. A practical first base when costs decide.",
    badges: [
      badge("wallet", "Low set-up cost"),
      badge("calendar", words`${figure("afz-tax-holiday")} of zone tax holiday`),
      badge("key", words`${figure("foreign-ownership")} foreign ownership`),
    ],
    flip: true,
  },
  card: {
    text: "Short distances and low fees. A first base for trading firms, and a virtual zone for people who work online.",
    highlights: [words`Zone tax holiday of ${figure("afz-tax-holiday")}`, "Low set-up cost"],
    nameColour: "ink",
  },
  mapAfter: 2,
  sections: [
    part.statTilesSection([
      statTile("afz-tax-holiday", "years of zone tax holiday, renewable", "valueOnly"),
      statTile("foreign-ownership", "foreign ownership"),
      statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
    ]),
    part.noteSection(qualifyingNote),
    part.zoneCardsSection({
      heading: "Zones for different ways to work",
      intro: "One beside the port, one entirely online.",
    }),
    part.benefitsSection({
      heading: "Ajman's competitive edge",
      background: "frost",
      benefits: [
        benefit`wallet | Small fees, small rents
          Licences, desks and warehouses are priced for young firms, and many packages can be paid in parts.`,
        benefit`ship | A port at the door
          Coastal ships load beside the zone. Larger ports and airports in Sharjah and Dubai are reached by road.`,
        benefit`clock | Everything close by
          Zone, customs and immigration sit close together, so a missing paper is soon fetched.`,
        benefit`home | A home you can afford
          Flats by the beach rent for less than in Dubai, where many residents still go to work.`,
      ],
    }),
    part.businessTypesSection({
      heading: "Who does well here",
      intro: "Ideal business types, from what its zones license and what the emirate offers.",
      types: [
        part.businessType`Trading and re-export | Foodstuffs, Building materials, Vehicle parts
          Buy, store and ship on, with stock near the quay and customers in the Gulf, India or East Africa.`,
        part.businessType`Light manufacturing | Packaging, Furniture, Garments
          Ready units for assembly and packing, where rent matters more than a famous address.`,
        part.businessType`Media and online services | Design studios, Marketing agencies, Online shops
          Work done from a laptop, licensed in Ajman Media City without an office.`,
        part.businessType`Consultants and freelancers | IT consultants, Trainers, Translators
          One person, one licence and, if you want it, one visa.`,
      ],
    }),
    part.richTextSection({
      heading: "What you get for your money",
      body: [
        paragraph`Ajman gives you the federal benefits at the lower end of the price list, with full ownership, no personal income tax, residence visas and the same corporate tax rules as in Dubai.`,
        paragraph`What you give up is the address. Some banks and large buyers ask more questions of a small zone, and a virtual office alone may not be enough substance for the zero rate. If either matters to you, look at Dubai or Sharjah first.`,
      ],
      picture: "documents",
    }),
  ],
  closing: closing("climate")`Start small, start properly
    We set Ajman beside two other zones for your activity and your first year's budget, with every fee.`,
});

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
    whatZonesOffer,
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
    whatZonesOffer,
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
