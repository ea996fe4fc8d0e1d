import { freeZonesOf } from "./free-zone.ts";

export const dubaiTechnologyMediaZones = freeZonesOf("dubai", "technologyMedia", [
  {
    slug: "dubai-internet-city",
    name: "Dubai Internet City",
    text: "Regional offices of software and telecoms groups, with space for start-ups among them.",
    benefits: [
      "Customers, partners and hires within walking distance",
      "Freelance permits for technology work",
    ],
    bestFor: ["software", "cloud and telecoms", "regional offices"],
    website: "https://dubaiinternetcity.com/",
    picture: "office",
  },
  {
    slug: "dubai-media-city",
    name: "Dubai Media City",
    text: "Broadcasters, agencies and publishers, with permits for people who work alone.",
    benefits: [
      "Company licences and freelance permits from one authority",
      "Sound stages and crews in Dubai Studio City, which belongs to the same group",
    ],
    bestFor: ["agencies", "broadcasters", "freelancers"],
    website: "https://dubaimediacity.com/",
    picture: "zone-media",
  },
  {
    slug: "dubai-silicon-oasis",
    name: "Dubai Silicon Oasis",
    text: "A technology park with laboratories, light production, homes and schools on one site.",
    benefits: [
      "Space for prototypes and small series",
      "Flats and schools in the district for your team",
    ],
    bestFor: ["electronics and hardware", "start-ups", "engineering"],
    picture: "zone-cleantech",
  },
  {
    slug: "dubai-production-city",
    name: "Dubai Production City",
    text: "Printing, packaging and content production, with warehouses beside the offices.",
    benefits: ["Halls that carry heavy presses", "Offices and storage under one licence"],
    bestFor: ["printing", "packaging", "content production"],
    picture: "zone-publishing",
  },
]);
