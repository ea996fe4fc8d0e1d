import { freeZonesOf } from "./free-zone.ts";

export const dubaiSpecialisedZones = freeZonesOf("dubai", "specialised", [
  {
    slug: "dubai-healthcare-city",
    name: "Dubai Healthcare City",
    text: "Clinics, hospitals and medical suppliers under a health authority of the zone's own.",
    benefits: [
      "Facility and practitioner licences from one authority",
      "Fitted clinic space for rent",
    ],
    bestFor: ["clinics", "medical suppliers", "wellness"],
    website: "https://dhcc.ae/",
    picture: "zone-healthcare",
  },
  {
    slug: "dubai-science-park",
    name: "Dubai Science Park",
    text: "Laboratories, offices and storage for life science, energy and environmental firms.",
    benefits: ["Wet and dry laboratories", "Warehouses for goods that need permits"],
    bestFor: ["medicines", "biotechnology", "testing and analysis"],
    picture: "zone-research",
  },
  {
    slug: "dubai-commercity",
    name: "Dubai CommerCity",
    text: "A zone for online trade, with offices, warehouses and parcel handling in one place.",
    benefits: [
      "Storage and dispatch without a contract for a whole hall",
      "Offices beside the stock",
    ],
    bestFor: ["online shops", "fulfilment", "payment services"],
    picture: "gcc-market",
  },
  {
    slug: "dubai-design-district",
    name: "Dubai Design District",
    text: "Studios, showrooms and offices for design, fashion and architecture, near the creek.",
    benefits: ["Showrooms that are open to the public", "Freelance permits for design work"],
    bestFor: ["design studios", "fashion", "architecture"],
    website: "https://dubaidesigndistrict.com/",
    picture: "promenade",
  },
  {
    slug: "dubai-knowledge-park",
    name: "Dubai Knowledge Park",
    text: "Training companies, recruitment firms and the Dubai offices of universities.",
    benefits: ["Classrooms and examination rooms for rent", "Freelance permits for trainers"],
    bestFor: ["training", "recruitment", "education services"],
    picture: "classroom",
  },
]);
