import { figure } from "../build/parts.ts";
import { parts } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

export const abuDhabiZones = [
  ...freeZonesOf("abu-dhabi", "major", {
    adgm: {
      name: "ADGM",
      fullName: "Abu Dhabi Global Market",
      established: "adgm-founded",
      text: "The capital's financial centre, on Al Maryah and Al Reem islands. English common law applies directly, with courts and a regulator of its own.",
      benefits: parts`Contracts under English common law, heard in English
        Own rules for funds, family offices, foundations and holding companies
        Licences for ordinary service companies as well as for finance`,
      bestFor: ["asset managers", "family offices", "holding companies", "fintech"],
      keyFeature: "English common law without translation into a local code",
      website: "https://www.adgm.com/",
      picture: "zone-finance",
    },
    kizad: {
      name: "KIZAD",
      fullName: "Khalifa Industrial Zone Abu Dhabi",
      established: "kizad-founded",
      text: "Industrial land behind Khalifa Port, halfway between Abu Dhabi and Dubai. It belongs to the group that now goes by the name of KEZAD.",
      benefits: parts`Plots, warehouses and ready light industrial units
        Gas, power and a deep-water port beside the plant
        Clusters for metals, food, polymers and medicines`,
      bestFor: ["manufacturing", "food processing", "metals and polymers", "warehousing"],
      keyFeature: "Production, port and rail freight on one site",
      website: "https://www.kezadgroup.com/",
      picture: "zone-industry",
    },
    twofour54: {
      name: "twofour54",
      established: "twofour54-founded",
      text: "The media zone, at home on Yas Island, with studios, post-production and offices for companies and freelancers.",
      benefits: parts`Studios, backlots and crews that can be hired by the day
        Freelance permits beside company licences
        A rebate on production costs, through the Abu Dhabi Film Commission`,
      bestFor: ["film and television", "games", "publishing", "freelancers"],
      keyFeature: "You can apply for the film rebate as a foreign production too",
      website: "https://www.twofour54.com/",
      picture: "zone-media",
    },
    "masdar-city": {
      name: "Masdar City",
      established: "masdar-city-founded",
      text: "A district beside Zayed International Airport, built to use little energy, with offices for clean technology, life science and young companies.",
      benefits: parts`Packages for teams of a few people
        Test sites for energy, water and driverless transport
        Research partners within walking distance`,
      bestFor: ["clean technology", "research", "health technology", "start-ups"],
      keyFeature: "A place to show your technology at work, not just an office",
      website: "https://masdarcityfreezone.com/",
      picture: "zone-cleantech",
    },
  }),
  ...freeZonesOf("abu-dhabi", "specialised", {
    "abu-dhabi-airports": {
      name: "Abu Dhabi Airports Free Zone",
      text: "Offices, warehouses and land at the emirate's airports, with direct access to the apron for goods that fly.",
      benefits: parts`Bonded storage beside the cargo terminals
        Offices and business parks at the airport`,
      bestFor: ["aviation", "air freight", "high-value goods"],
      picture: "zone-airport-cargo",
    },
    "khalifa-port": {
      name: "Khalifa Port Free Trade Zone",
      text: "Storage and light processing directly at the container terminals, for goods that are meant to leave again.",
      benefits: parts`Goods stored and re-exported without entering the mainland
        Customs duty of ${figure("customs-duty-free-zone")} while they stay in the zone`,
      bestFor: ["re-export", "distribution", "shipping services"],
      picture: "zone-port-logistics",
    },
    "savi-cluster": {
      name: "SAVI cluster",
      fullName: "Smart and Autonomous Vehicle Industries cluster",
      text: "A cluster inside Masdar City for vehicles that drive, fly or sail themselves, with laboratories and permits for trials.",
      benefits: parts`Room and permits for trials on land, in the air and at sea
        Workshops and laboratories for prototypes`,
      bestFor: ["driverless vehicles", "drones", "robotics"],
      picture: "accessibility",
    },
  }),
];
