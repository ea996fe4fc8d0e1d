import { figure } from "../build/parts.ts";
import { freeZonesOf, zone } from "./free-zone.ts";

export const abuDhabiZones = [
  ...freeZonesOf("abu-dhabi", "major", {
    adgm: zone("zone-finance", {
      established: "adgm-founded",
      website: "https://www.adgm.com/",
    })`ADGM | Abu Dhabi Global Market
      The capital's financial centre, on Al Maryah and Al Reem islands. English common law applies directly, with courts and a regulator of its own.
      asset managers, family offices, holding companies, fintech | English common law without translation into a local code
      Contracts under English common law, heard in English
      Own rules for funds, family offices, foundations and holding companies
      Licences for ordinary service companies as well as for finance`,
    kizad: zone("zone-industry", {
      established: "kizad-founded",
      website: "https://www.kezadgroup.com/",
    })`KIZAD | Khalifa Industrial Zone Abu Dhabi
      Industrial land behind Khalifa Port, halfway between Abu Dhabi and Dubai. It belongs to the group that now goes by the name of KEZAD.
      manufacturing, food processing, metals and polymers, warehousing | Production, port and rail freight on one site
      Plots, warehouses and ready light industrial units
      Gas, power and a deep-water port beside the plant
      Clusters for metals, food, polymers and medicines`,
    twofour54: zone("zone-media", {
      established: "twofour54-founded",
      website: "https://www.twofour54.com/",
    })`twofour54
      The media zone, at home on Yas Island, with studios, post-production and offices for companies and freelancers.
      film and television, games, publishing, freelancers | You can apply for the film rebate as a foreign production too
      Studios, backlots and crews that can be hired by the day
      Freelance permits beside company licences
      A rebate on production costs, through the Abu Dhabi Film Commission`,
    "masdar-city": zone("zone-cleantech", {
      established: "masdar-city-founded",
      website: "https://masdarcityfreezone.com/",
    })`Masdar City
      A district beside Zayed International Airport, built to use little energy, with offices for clean technology, life science and young companies.
      clean technology, research, health technology, start-ups | A place to show your technology at work, not just an office
      Packages for teams of a few people
      Test sites for energy, water and driverless transport
      Research partners within walking distance`,
  }),
  ...freeZonesOf("abu-dhabi", "specialised", {
    "abu-dhabi-airports": zone("zone-airport-cargo")`Abu Dhabi Airports Free Zone
      Offices, warehouses and land at the emirate's airports, with direct access to the apron for goods that fly.
      aviation, air freight, high-value goods
      Bonded storage beside the cargo terminals
      Offices and business parks at the airport`,
    "khalifa-port": zone("zone-port-logistics")`Khalifa Port Free Trade Zone
      Storage and light processing directly at the container terminals, for goods that are meant to leave again.
      re-export, distribution, shipping services
      Goods stored and re-exported without entering the mainland
      Customs duty of ${figure("customs-duty-free-zone")} while they stay in the zone`,
    "savi-cluster": zone(
      "accessibility",
    )`SAVI cluster | Smart and Autonomous Vehicle Industries cluster
      A cluster inside Masdar City for vehicles that drive, fly or sail themselves, with laboratories and permits for trials.
      driverless vehicles, drones, robotics
      Room and permits for trials on land, in the air and at sea
      Workshops and laboratories for prototypes`,
  }),
];
