import { figure } from "../build/parts.ts";
import { parts, words } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

export const sharjahZones = [
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
];
