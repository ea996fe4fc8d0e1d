import { figure } from "../build/parts.ts";
import { freeZonesOf, zone } from "./free-zone.ts";

/** The zones of the northern emirates, in the order of the emirates. */
export const northernZones = [
  ...freeZonesOf("sharjah", "major", {
    "saif-zone": zone("zone-airport-cargo", {
      established: "saif-founded",
      website: "https://www.saif-zone.com/",
    })`SAIF Zone | Sharjah Airport International Free Zone
      Offices, warehouses and land beside Sharjah International Airport.
      air freight, trading, light industry
      Cargo terminals across the fence
      Offices and warehouses that you can move into at once
      A zone tax holiday of ${figure("saif-tax-holiday")}, extendable`,
    hamriyah: zone("zone-energy", {
      established: "hamriyah-founded",
      website: "https://www.hfza.ae/",
    })`Hamriyah Free Zone
      Industrial land around a port of its own, with a deep-water harbour and a smaller inner one.
      heavy industry, oil and gas services, steel and timber, shipyards
      Land on leases of up to ${figure("hamriyah-lease")}
      Berths for bulk, steel and oil products on the site
      Plots on which you build to your own plan`,
  }),
  ...freeZonesOf("sharjah", "technologyMedia", {
    shams: zone("zone-media", {
      established: "shams-founded",
      website: "https://www.shams.ae/",
    })`SHAMS | Sharjah Media City
      A low-cost zone for media and service companies. The licence is applied for online and issued in ${figure("shams-setup-time")}.
      freelancers, agencies, online businesses
      Room for up to ${figure("shams-shareholders")} in one company
      A shared desk is enough; you need not rent an office
      Media, consulting and online trade on one list`,
    "sharjah-publishing-city": zone("zone-publishing", {
      established: "publishing-city-founded",
    })`Sharjah Publishing City
      A zone for publishing, printing, translation and rights. It licenses many other services too.
      publishers, printers, translators, e-learning
      Printers, distributors and publishers in one building
      Furnished offices and storage
      Several activities on one licence`,
    "srti-park": zone("zone-research", {
      established: "srti-founded",
      website: "https://srtip.ae/",
    })`SRTI Park | Sharjah Research, Technology and Innovation Park
      Laboratories and offices beside the American University of Sharjah, with licences from about ${figure("srti-licence-from")}.
      research, environmental technology, engineering start-ups
      Projects with the university's researchers and students
      Laboratories and workshops for shared use
      Space for pilots in water, energy, transport and digital building`,
  }),
  ...freeZonesOf("ajman", "major", {
    "ajman-free-zone": zone("zone-port-logistics", {
      established: "afz-founded",
    })`AFZ | Ajman Free Zone
      Desks, offices, warehouses and land beside Ajman port, for companies that count every dirham.
      trading, light manufacturing, services, freelancers | Port, customs and zone office on the same street
      A zone tax holiday of ${figure("afz-tax-holiday")}, renewable
      Warehouses within sight of the quay
      Fees that can be paid in instalments`,
  }),
  ...freeZonesOf("ajman", "technologyMedia", {
    "ajman-media-city": zone("zone-small-business")`Ajman Media City
      A virtual zone. You apply, sign and renew online, and work from wherever you are.
      freelancers, online shops, agencies, consultants | A company without premises; for substance you may need some later
      No office lease
      Application and renewal without a visit
      Residence visas, as many as the package you choose includes`,
  }),
  ...freeZonesOf("ras-al-khaimah", "major", {
    rakez: zone("zone-industry", {
      established: "rakez-founded",
      website: "https://rakez.com/",
    })`RAKEZ | Ras Al Khaimah Economic Zone
      Free zone and mainland industrial parks under one authority, for a shared desk as well as a factory plot.
      manufacturing, trading, consulting, small companies | You can start at a desk and move to a plot without changing authority
      Plots, warehouses and labour housing in the same park
      Free zone and mainland licences from one office
      Zone tax exemption of up to ${figure("rak-tax-exemption")}`,
  }),
  ...freeZonesOf("ras-al-khaimah", "specialised", {
    "rak-maritime-city": zone("zone-maritime", {
      established: "rak-maritime-city-founded",
    })`RAK Maritime City
      Land on the water at Al Hulaylah, north of the city, for shipbuilding, repair and bulk storage.
      shipbuilding and repair, bulk and tank storage, offshore fabrication
      Quay walls and plots that meet the sea
      Space for tanks, silos and fabrication yards`,
    "rak-airport": zone("zone-airport-cargo")`RAK Airport Free Zone
      Hangars, workshops and storage at Ras Al Khaimah International Airport.
      aircraft maintenance, air freight, flight training
      Direct access to the apron for goods and aircraft
      Space for hangars and workshops beside the runway`,
  }),
  ...freeZonesOf("ras-al-khaimah", "offshore", {
    "rak-icc": zone("zone-offshore", {
      established: "rak-icc-founded",
      website: "https://www.rakicc.com/",
    })`RAK ICC | Ras Al Khaimah International Corporate Centre
      The emirate's register of offshore companies and foundations. A company is formed through a registered agent and holds assets; it does not trade in the UAE.
      holding companies, family wealth, property ownership, intellectual property | No residence visas; for those you need a licensed company as well
      Holds shares, property and rights under one roof
      Foundations for succession across several countries
      No premises needed`,
  }),
  ...freeZonesOf("fujairah", "major", {
    "fujairah-free-zone": zone("zone-port-logistics", {
      established: "fujairah-free-zone-founded",
    })`FFZ | Fujairah Free Zone
      Warehouses, offices and plots next to the port of Fujairah, on the Gulf of Oman.
      trading, shipping services, manufacturing | Port and zone next to each other on the open ocean
      Sea freight that need not pass the Strait of Hormuz
      Warehouses, open land and offices on one site
      A motorway to Dubai through the mountains`,
  }),
  ...freeZonesOf("fujairah", "technologyMedia", {
    "creative-city": zone("zone-media", {
      established: "creative-city-founded",
      website: "https://creativecity.ae/",
    })`Creative City
      A media zone that also licenses consulting, education, events and technology, mostly for very small firms.
      media and design, consultants, freelancers | Services only, no trading in goods and no production
      Set-up from abroad, without a visit
      Shared desks count as an office
      Several service activities on one licence`,
  }),
  ...freeZonesOf("fujairah", "specialised", {
    ifza: zone("zone-small-business", {
      otherEmirates: ["dubai"],
      website: "https://ifza.com/",
    })`IFZA | International Free Zone Authority
      A zone for small service and trading companies, with licences from ${figure("ifza-licence-from")} a year. It began in Fujairah and also offers licences in Dubai; we check which of the two a quote means.
      consultants, online traders, small holding companies | To the starting price come visas, an office and renewals
      Set-up without travelling
      A wide list of activities that can be combined
      Packages with no visa, for owners who stay at home`,
    "fujairah-oil-industry-zone": zone("zone-energy", {
      established: "fujairah-oil-industry-zone-founded",
    })`Fujairah Oil Industry Zone | FOIZ
      Tank farms, pipelines and terminals behind the port, for storing, blending and trading oil products.
      oil storage, fuel trading, refining, bunkering | Crude from Abu Dhabi arrives by pipeline, not by tanker
      Tank storage joined by pipeline to the oil berths
      Ships that call for fuel all year round
      One authority for land, safety and permits`,
  }),
  ...freeZonesOf("umm-al-quwain", "major", {
    "umm-al-quwain-free-trade-zone": zone("zone-small-business", {
      website: "https://www.uaqftz.com/",
    })`UAQ Free Trade Zone | Umm Al Quwain Free Trade Zone
      One zone for the whole emirate, made for very small companies, with a desk or a small office, few forms, one office.
      micro-businesses, freelancers, online trade, first companies | No share capital for many licences
      No share capital to pay in for many licences
      ${figure("foreign-ownership")} of the shares stay with you
      Set-up from abroad, and a permit for freelancers
      Small warehouses when you begin to keep stock`,
  }),
];
