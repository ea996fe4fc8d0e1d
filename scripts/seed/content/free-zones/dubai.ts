import { figure } from "../build/parts.ts";
import { parts, words } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

export const dubaiZones = [
  ...freeZonesOf("dubai", "major", {
    jafza: {
      name: "JAFZA",
      fullName: "Jebel Ali Free Zone",
      established: "jafza-founded",
      text: "The country's first free zone, wrapped around Jebel Ali port, with a bonded road to Al Maktoum airport.",
      benefits: parts`Quay, customs and warehouse behind one gate
        Plots, warehouses and ready offices
        Duty of ${figure("customs-duty-free-zone")} on goods while they stay in the zone or leave the country again`,
      bestFor: ["trading", "manufacturing", "logistics", "regional distribution"],
      keyFeature: "A Designated Zone for VAT on goods",
      website: "https://www.jafza.ae/",
      picture: "zone-port-logistics",
    },
    dmcc: {
      name: "DMCC",
      fullName: "Dubai Multi Commodities Centre",
      established: "dmcc-founded",
      text: words`Commodities, trade and services in the towers of Jumeirah Lakes, home to over ${figure("dmcc-companies")}.`,
      benefits: parts`A desk, a small office or a whole floor
        Vaults, an exchange and trading floors for gold, diamonds, tea and coffee
        Licences for consulting, software and digital assets too`,
      bestFor: ["commodities", "precious stones", "consulting", "digital assets"],
      keyFeature: "A lived-in district with two metro stations, not an industrial estate",
      website: "https://dmcc.ae/",
      picture: "zone-commodities",
    },
    difc: {
      name: "DIFC",
      fullName: "Dubai International Financial Centre",
      established: "difc-founded",
      text: "A financial centre with its own civil and commercial law, modelled on common law, and courts that work in English.",
      benefits: parts`A financial regulator of its own, the DFSA
        Rules made for funds, family offices and foundations
        Zone tax guarantee until ${figure("difc-guarantee-until")}`,
      bestFor: ["banks and insurers", "fund managers", "fintech", "holding companies"],
      keyFeature: "Courts in English, under common law",
      website: "https://www.difc.com/",
      picture: "zone-finance",
    },
    dafza: {
      name: "DAFZA",
      fullName: "Dubai Airport Freezone",
      established: "dafza-founded",
      text: "Inside the perimeter of Dubai International, with offices a short walk from the cargo terminals.",
      benefits: parts`Air cargo and customs next door
        Ready offices and light industrial units
        A metro station at the gate`,
      bestFor: ["aviation", "electronics", "medicines", "jewellery"],
      keyFeature: "Aircraft and shelf in one zone",
      website: "https://www.dafz.ae/",
      picture: "zone-airport-cargo",
    },
    "dubai-south": {
      name: "Dubai South",
      text: "The district around Al Maktoum International, built for air freight, aviation and online trade. The airport is being enlarged to take over from Dubai International.",
      benefits: parts`Hangars, warehouses and plots
        A bonded road to Jebel Ali port, so that sea freight can fly on
        Room that the inner city no longer has`,
      bestFor: ["air freight", "e-commerce fulfilment", "aircraft maintenance"],
      website: "https://www.dubaisouth.ae/",
      picture: "accessibility",
    },
    "dubai-world-trade-centre": {
      name: "DWTC",
      fullName: "Dubai World Trade Centre",
      text: "A free zone in the exhibition district on Sheikh Zayed Road, with shared desks, offices and whole floors.",
      benefits: parts`A central address beside the metro
        The exhibition halls within walking distance
        A wide list of service and trading activities`,
      bestFor: ["event organisers", "consulting", "regional offices"],
      website: "https://www.dwtc.com/",
      picture: "staffing",
    },
  }),
  ...freeZonesOf("dubai", "technologyMedia", {
    "dubai-internet-city": {
      name: "Dubai Internet City",
      text: "Regional offices of software and telecoms groups, with space for start-ups among them.",
      benefits: parts`Customers, partners and hires within walking distance
        Freelance permits for technology work`,
      bestFor: ["software", "cloud and telecoms", "regional offices"],
      website: "https://dubaiinternetcity.com/",
      picture: "office",
    },
    "dubai-media-city": {
      name: "Dubai Media City",
      text: "Broadcasters, agencies and publishers, with permits for people who work alone.",
      benefits: parts`Company licences and freelance permits from one authority
        Sound stages and crews in Dubai Studio City, which belongs to the same group`,
      bestFor: ["agencies", "broadcasters", "freelancers"],
      website: "https://dubaimediacity.com/",
      picture: "zone-media",
    },
    "dubai-silicon-oasis": {
      name: "Dubai Silicon Oasis",
      text: "A technology park with laboratories, light production, homes and schools on one site.",
      benefits: parts`Space for prototypes and small series
        Flats and schools in the district for your team`,
      bestFor: ["electronics and hardware", "start-ups", "engineering"],
      picture: "zone-cleantech",
    },
    "dubai-production-city": {
      name: "Dubai Production City",
      text: "Printing, packaging and content production, with warehouses beside the offices.",
      benefits: ["Halls that carry heavy presses", "Offices and storage under one licence"],
      bestFor: ["printing", "packaging", "content production"],
      picture: "zone-publishing",
    },
  }),
  ...freeZonesOf("dubai", "specialised", {
    "dubai-healthcare-city": {
      name: "Dubai Healthcare City",
      text: "Clinics, hospitals and medical suppliers under a health authority of the zone's own.",
      benefits: parts`Facility and practitioner licences from one authority
        Fitted clinic space for rent`,
      bestFor: ["clinics", "medical suppliers", "wellness"],
      website: "https://dhcc.ae/",
      picture: "zone-healthcare",
    },
    "dubai-science-park": {
      name: "Dubai Science Park",
      text: "Laboratories, offices and storage for life science, energy and environmental firms.",
      benefits: ["Wet and dry laboratories", "Warehouses for goods that need permits"],
      bestFor: ["medicines", "biotechnology", "testing and analysis"],
      picture: "zone-research",
    },
    "dubai-commercity": {
      name: "Dubai CommerCity",
      text: "A zone for online trade, with offices, warehouses and parcel handling in one place.",
      benefits: parts`Storage and dispatch without a contract for a whole hall
        Offices beside the stock`,
      bestFor: ["online shops", "fulfilment", "payment services"],
      picture: "gcc-market",
    },
    "dubai-design-district": {
      name: "Dubai Design District",
      text: "Studios, showrooms and offices for design, fashion and architecture, near the creek.",
      benefits: ["Showrooms that are open to the public", "Freelance permits for design work"],
      bestFor: ["design studios", "fashion", "architecture"],
      website: "https://dubaidesigndistrict.com/",
      picture: "promenade",
    },
    "dubai-knowledge-park": {
      name: "Dubai Knowledge Park",
      text: "Training companies, recruitment firms and the Dubai offices of universities.",
      benefits: ["Classrooms and examination rooms for rent", "Freelance permits for trainers"],
      bestFor: ["training", "recruitment", "education services"],
      picture: "classroom",
    },
  }),
  ...freeZonesOf("dubai", "niche", {
    "gold-and-diamond-park": {
      name: "Gold and Diamond Park",
      text: "Workshops and showrooms for jewellery, where makers also sell to visitors.",
      benefits: ["Workshop and shop at one address", "Customers who come to compare and buy"],
      bestFor: ["jewellers", "stone dealers", "watchmakers"],
      picture: "souk",
    },
    "international-humanitarian-city": {
      name: "International Humanitarian City",
      text: "Warehouses and offices for aid organisations and the firms that supply them.",
      benefits: parts`Licences for non-profit bodies as well as companies
        Relief goods between a seaport and an airport`,
      bestFor: ["aid organisations", "relief logistics", "suppliers of aid"],
      website: "https://www.ihc.ae/",
      picture: "geographical-location",
    },
    "dubai-cars-and-automotive-zone": {
      name: "Dubai Cars and Automotive Zone",
      fullName: "DUCAMZ",
      text: "Import, repair and re-export of used cars before they meet mainland duty.",
      benefits: parts`Showrooms, workshops and open plots
        Duty of ${figure("customs-duty-mainland")} only if a car enters the mainland`,
      bestFor: ["used-car exporters", "parts dealers", "vehicle logistics"],
      picture: "zone-industry",
    },
    "dubai-maritime-city": {
      name: "Dubai Maritime City",
      text: "A peninsula beside Port Rashid with ship lifts, workshops and offices for the trades of the sea.",
      benefits: ["Ship lifts and dry berths for repair", "Workshops on the waterfront"],
      bestFor: ["ship repair", "yacht services", "ship management"],
      picture: "zone-maritime",
    },
  }),
];
