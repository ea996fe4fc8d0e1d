import { figure } from "../build/parts.ts";
import { parts, words } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

/** The zones of the northern emirates, in the order of the emirates. */
export const northernZones = [
  ...freeZonesOf("sharjah", "major", {
    "saif-zone": {
      name: "SAIF Zone",
      fullName: "Sharjah Airport International Free Zone",
      established: "saif-founded",
      text: "Offices, warehouses and land beside Sharjah International Airport.",
      benefits: parts`Cargo terminals across the fence
        Offices and warehouses that you can move into at once
        A zone tax holiday of ${figure("saif-tax-holiday")}, extendable`,
      bestFor: ["air freight", "trading", "light industry"],
      website: "https://www.saif-zone.com/",
      picture: "zone-airport-cargo",
    },
    hamriyah: {
      name: "Hamriyah Free Zone",
      established: "hamriyah-founded",
      text: "Industrial land around a port of its own, with a deep-water harbour and a smaller inner one.",
      benefits: parts`Land on leases of up to ${figure("hamriyah-lease")}
        Berths for bulk, steel and oil products on the site
        Plots on which you build to your own plan`,
      bestFor: ["heavy industry", "oil and gas services", "steel and timber", "shipyards"],
      website: "https://www.hfza.ae/",
      picture: "zone-energy",
    },
  }),
  ...freeZonesOf("sharjah", "technologyMedia", {
    shams: {
      name: "SHAMS",
      fullName: "Sharjah Media City",
      established: "shams-founded",
      text: words`A low-cost zone for media and service companies. The licence is applied for online and issued in ${figure("shams-setup-time")}.`,
      benefits: parts`Room for up to ${figure("shams-shareholders")} in one company
        A shared desk is enough; you need not rent an office
        Media, consulting and online trade on one list`,
      bestFor: ["freelancers", "agencies", "online businesses"],
      website: "https://www.shams.ae/",
      picture: "zone-media",
    },
    "sharjah-publishing-city": {
      name: "Sharjah Publishing City",
      established: "publishing-city-founded",
      text: "A zone for publishing, printing, translation and rights. It licenses many other services too.",
      benefits: parts`Printers, distributors and publishers in one building
        Furnished offices and storage
        Several activities on one licence`,
      bestFor: ["publishers", "printers", "translators", "e-learning"],
      picture: "zone-publishing",
    },
    "srti-park": {
      name: "SRTI Park",
      fullName: "Sharjah Research, Technology and Innovation Park",
      established: "srti-founded",
      text: words`Laboratories and offices beside the American University of Sharjah, with licences from about ${figure("srti-licence-from")}.`,
      benefits: parts`Projects with the university's researchers and students
        Laboratories and workshops for shared use
        Space for pilots in water, energy, transport and digital building`,
      bestFor: ["research", "environmental technology", "engineering start-ups"],
      website: "https://srtip.ae/",
      picture: "zone-research",
    },
  }),
  ...freeZonesOf("ajman", "major", {
    "ajman-free-zone": {
      name: "AFZ",
      fullName: "Ajman Free Zone",
      established: "afz-founded",
      text: "Desks, offices, warehouses and land beside Ajman port, for companies that count every dirham.",
      benefits: parts`A zone tax holiday of ${figure("afz-tax-holiday")}, renewable
        Warehouses within sight of the quay
        Fees that can be paid in instalments`,
      bestFor: ["trading", "light manufacturing", "services", "freelancers"],
      keyFeature: "Port, customs and zone office on the same street",
      picture: "zone-port-logistics",
    },
  }),
  ...freeZonesOf("ajman", "technologyMedia", {
    "ajman-media-city": {
      name: "Ajman Media City",
      text: "A virtual zone. You apply, sign and renew online, and work from wherever you are.",
      benefits: parts`No office lease
        Application and renewal without a visit
        Residence visas, as many as the package you choose includes`,
      bestFor: ["freelancers", "online shops", "agencies", "consultants"],
      keyFeature: "A company without premises; for substance you may need some later",
      picture: "zone-small-business",
    },
  }),
  ...freeZonesOf("ras-al-khaimah", "major", {
    rakez: {
      name: "RAKEZ",
      fullName: "Ras Al Khaimah Economic Zone",
      established: "rakez-founded",
      text: "Free zone and mainland industrial parks under one authority, for a shared desk as well as a factory plot.",
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
  ...freeZonesOf("umm-al-quwain", "major", {
    "umm-al-quwain-free-trade-zone": {
      name: "UAQ Free Trade Zone",
      fullName: "Umm Al Quwain Free Trade Zone",
      text: "One zone for the whole emirate, made for very small companies, with a desk or a small office, few forms, one office.",
      benefits: parts`No share capital to pay in for many licences
        ${figure("foreign-ownership")} of the shares stay with you
        Set-up from abroad, and a permit for freelancers
        Small warehouses when you begin to keep stock`,
      bestFor: ["micro-businesses", "freelancers", "online trade", "first companies"],
      keyFeature: "No share capital for many licences",
      website: "https://www.uaqftz.com/",
      picture: "zone-small-business",
    },
  }),
];
