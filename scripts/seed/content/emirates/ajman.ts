import * as part from "../build/page-sections.ts";
import { badge, benefit, closing, figure, statTile } from "../build/parts.ts";
import { paragraph, words } from "../build/rich-text.ts";
import { emirate } from "./emirate.ts";
import { qualifyingNote } from "./qualifying-note.ts";

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
