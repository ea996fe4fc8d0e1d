import { figure } from "../build/parts.ts";
import { parts } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

export const rasAlKhaimahZones = [
  ...freeZonesOf("ras-al-khaimah", "major", {
    rakez: {
      name: "RAKEZ",
      fullName: "Ras Al Khaimah Economic Zone",
      established: "rakez-founded",
      text: "Free zone and mainland industrial parks under one authority, from a shared desk to a factory plot.",
      benefits: parts`Plots, warehouses and labour housing in the same park
        Free zone and mainland licences from one office
        Zone tax exemption of up to ${figure("rak-tax-exemption")}`,
      bestFor: ["manufacturing", "trading", "consulting", "small companies"],
      keyFeature: "You can start at a desk and move to a plot without changing authority",
      website: "https://rakez.com/",
      picture: "zone-industry",
    },
  }),
  ...freeZonesOf("ras-al-khaimah", "specialised", {
    "rak-maritime-city": {
      name: "RAK Maritime City",
      established: "rak-maritime-city-founded",
      text: "Land on the water at Al Hulaylah, north of the city, for shipbuilding, repair and bulk storage.",
      benefits: parts`Quay walls and plots that meet the sea
        Space for tanks, silos and fabrication yards`,
      bestFor: ["shipbuilding and repair", "bulk and tank storage", "offshore fabrication"],
      picture: "zone-maritime",
    },
    "rak-airport": {
      name: "RAK Airport Free Zone",
      text: "Hangars, workshops and storage at Ras Al Khaimah International Airport.",
      benefits: parts`Direct access to the apron for goods and aircraft
        Space for hangars and workshops beside the runway`,
      bestFor: ["aircraft maintenance", "air freight", "flight training"],
      picture: "zone-airport-cargo",
    },
  }),
  ...freeZonesOf("ras-al-khaimah", "offshore", {
    "rak-icc": {
      name: "RAK ICC",
      fullName: "Ras Al Khaimah International Corporate Centre",
      established: "rak-icc-founded",
      text: "The emirate's register of offshore companies and foundations. A company is formed through a registered agent and holds assets; it does not trade in the UAE.",
      benefits: parts`Holds shares, property and rights under one roof
        Foundations for succession across several countries
        No premises needed`,
      bestFor: [
        "holding companies",
        "family wealth",
        "property ownership",
        "intellectual property",
      ],
      keyFeature: "No residence visas; for those you need a licensed company as well",
      website: "https://www.rakicc.com/",
      picture: "zone-offshore",
    },
  }),
];
