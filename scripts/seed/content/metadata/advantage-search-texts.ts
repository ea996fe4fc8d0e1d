import type { AdvantageSlug } from "../advantages/slugs.ts";
import type { SearchTexts } from "./metadata-for.ts";

/** What search engines show for the thirteen advantages. */
export const advantageSearchTexts: Record<AdvantageSlug, SearchTexts> = {
  safety: {
    title: "Is the UAE safe? What residents notice | Nordune",
    description:
      "Little street crime, strict laws and fast roads: how safe daily life in the UAE is, which rules are stricter than at home and what to check before you land.",
    keywords: ["is Dubai safe", "safety UAE", "UAE laws for expats"],
  },
  economics: {
    title: "The UAE economy for founders and families | Nordune",
    description:
      "Trade, logistics and finance carry the UAE more than oil. What that means for your company, your taxes and your costs, and where the limits of it lie.",
    keywords: ["UAE economy", "dirham peg", "corporate tax UAE", "company in Dubai"],
  },
  innovations: {
    title: "Technology and e-government in the UAE | Nordune",
    description:
      "One digital identity for visas, leases and licences, public money for energy, space and AI, and the calls and apps that work differently from at home.",
    keywords: ["UAE Pass", "technology UAE", "start-up Dubai", "golden visa specialist"],
  },
  accessibility: {
    title: "Flights, metro and driving in the UAE | Nordune",
    description:
      "Six to seven hours from the Nordics and Warsaw, a driverless metro, and a licence you can exchange: how you get to the UAE and how you get around in it.",
    keywords: ["flights to Dubai from Riga", "Dubai metro", "exchange driving licence UAE"],
  },
  travel: {
    title: "Travel and weekends for UAE residents | Nordune",
    description:
      "Mountains, mangroves and dunes within a day, Oman by road, and the days abroad that cost you a visa or a tax certificate. What to plan for as a resident.",
    keywords: ["weekend trips UAE", "Jebel Jais", "travel from Dubai", "UAE visa absence"],
  },
  religion: {
    title: "Religion and tolerance in the UAE | Nordune",
    description:
      "Islam sets the calendar and other faiths have their places of worship. What changes in Ramadan, which family law applies to you and what the law forbids.",
    keywords: ["churches in Dubai", "Ramadan UAE expats", "civil marriage UAE", "wills UAE"],
  },
  traditions: {
    title: "Emirati traditions and etiquette | Nordune",
    description:
      "Coffee in the majlis, greetings, dress and the rhythm of business: the Emirati customs that a newcomer from the north meets, and how to keep them.",
    keywords: ["Emirati traditions", "UAE etiquette", "business culture Dubai"],
  },
  sports: {
    title: "Sports and events in the UAE | Nordune",
    description:
      "Cycling, sailing, padel and ice hockey, Formula One and the fitness challenge: what you can do from October to April, what it costs and what is missing.",
    keywords: ["sports in Dubai", "Abu Dhabi Grand Prix", "children's sports UAE"],
  },
  "geographical-location": {
    title: "UAE location and time zone for business | Nordune",
    description:
      "Between Europe, Asia and Africa, with ports on two coasts: how the UAE working day overlaps with yours, which goods it suits and which risks come with it.",
    keywords: ["UAE time zone", "Jebel Ali", "logistics hub Dubai", "Strait of Hormuz"],
  },
  climate: {
    title: "UAE climate: living with sun and heat | Nordune",
    description:
      "A mild winter outdoors and a summer indoors: how families from the north live with the heat in the UAE, what cooling costs to ask about and when to move.",
    keywords: ["UAE climate", "Dubai weather by month", "summer in Dubai"],
  },
  "gcc-market": {
    title: "The UAE as a base for the GCC market | Nordune",
    description:
      "Six states and one customs tariff: what a UAE company can do in Saudi Arabia, Qatar, Kuwait, Bahrain and Oman, and where its head start comes to an end.",
    keywords: ["GCC market entry", "GCC customs union", "sell to Saudi Arabia from UAE"],
  },
  progress: {
    title: "How fast the UAE changes | Nordune",
    description:
      "New ownership, tax, weekend and family rules in a few years, and cities that keep building: what has changed in the UAE and what that asks of a resident.",
    keywords: ["UAE development", "Dubai 2040 plan", "UAE law changes", "off-plan Dubai"],
  },
  "people-of-uae": {
    title: "People of the UAE: an expat majority | Nordune",
    description:
      "Most residents of the UAE come from abroad. How newcomers from the north find friends, who lives beside them, and what a residence visa does not give.",
    keywords: ["expats in UAE", "Nordic community Dubai", "living in Dubai"],
  },
};
