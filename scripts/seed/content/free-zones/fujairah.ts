import { figure } from "../build/parts.ts";
import { parts, words } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

export const fujairahZones = [
  ...freeZonesOf("fujairah", "major", {
    "fujairah-free-zone": {
      name: "FFZ",
      fullName: "Fujairah Free Zone",
      established: "fujairah-free-zone-founded",
      text: "Warehouses, offices and plots next to the port of Fujairah, on the Gulf of Oman.",
      benefits: parts`Sea freight that need not pass the Strait of Hormuz
        Warehouses, open land and offices on one site
        A motorway to Dubai through the mountains`,
      bestFor: ["trading", "shipping services", "manufacturing"],
      keyFeature: "Port and zone next to each other on the open ocean",
      picture: "zone-port-logistics",
    },
  }),
  ...freeZonesOf("fujairah", "technologyMedia", {
    "creative-city": {
      name: "Creative City",
      established: "creative-city-founded",
      text: "A media zone that also licenses consulting, education, events and technology, mostly for very small firms.",
      benefits: parts`Set-up from abroad, without a visit
        Shared desks count as an office
        Several service activities on one licence`,
      bestFor: ["media and design", "consultants", "freelancers"],
      keyFeature: "Services only, no trading in goods and no production",
      website: "https://creativecity.ae/",
      picture: "zone-media",
    },
  }),
  ...freeZonesOf("fujairah", "specialised", {
    ifza: {
      name: "IFZA",
      fullName: "International Free Zone Authority",
      otherEmirates: ["dubai"],
      text: words`A zone for small service and trading companies, with licences from ${figure("ifza-licence-from")} a year. It began in Fujairah and also offers licences in Dubai; we check which of the two a quote means.`,
      benefits: parts`Set-up without travelling
        A wide list of activities that can be combined
        Packages with no visa, for owners who stay at home`,
      bestFor: ["consultants", "online traders", "small holding companies"],
      keyFeature: "To the starting price come visas, an office and renewals",
      website: "https://ifza.com/",
      picture: "zone-small-business",
    },
    "fujairah-oil-industry-zone": {
      name: "Fujairah Oil Industry Zone",
      fullName: "FOIZ",
      established: "fujairah-oil-industry-zone-founded",
      text: "Tank farms, pipelines and terminals behind the port, for storing, blending and trading oil products.",
      benefits: parts`Tank storage joined by pipeline to the oil berths
        Ships that call for fuel all year round
        One authority for land, safety and permits`,
      bestFor: ["oil storage", "fuel trading", "refining", "bunkering"],
      keyFeature: "Crude from Abu Dhabi arrives by pipeline, not by tanker",
      picture: "zone-energy",
    },
  }),
];
