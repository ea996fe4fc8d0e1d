import { figure } from "../build/parts.ts";
import { freeZonesOf, zone } from "./free-zone.ts";

export const dubaiZones = [
  ...freeZonesOf("dubai", "major", {
    jafza: zone("zone-port-logistics", {
      established: "jafza-founded",
      website: "https://www.jafza.ae/",
    })`JAFZA | Jebel Ali Free Zone
      The country's first free zone, wrapped around Jebel Ali port, with a bonded road to Al Maktoum airport.
      trading, manufacturing, logistics, regional distribution | A Designated Zone for VAT on goods
      Quay, customs and warehouse behind one gate
      Plots, warehouses and ready offices
      Duty of ${figure("customs-duty-free-zone")} on goods while they stay in the zone or leave the country again`,
    dmcc: zone("zone-commodities", {
      established: "dmcc-founded",
      website: "https://dmcc.ae/",
    })`DMCC | Dubai Multi Commodities Centre
      Commodities, trade and services in the towers of Jumeirah Lakes, home to over ${figure("dmcc-companies")}.
      commodities, precious stones, consulting, digital assets | A lived-in district with two metro stations, not an industrial estate
      A desk, a small office or a whole floor
      Vaults, an exchange and trading floors for gold, diamonds, tea and coffee
      Licences for consulting, software and digital assets too`,
    difc: zone("zone-finance", {
      established: "difc-founded",
      website: "https://www.difc.com/",
    })`DIFC | Dubai International Financial Centre
      A financial centre with its own civil and commercial law, modelled on common law, and courts that work in English.
      banks and insurers, fund managers, fintech, holding companies | Courts in English, under common law
      A financial regulator of its own, the DFSA
      Rules made for funds, family offices and foundations
      Zone tax guarantee until ${figure("difc-guarantee-until")}`,
    dafza: zone("zone-airport-cargo", {
      established: "dafza-founded",
      website: "https://www.dafz.ae/",
    })`DAFZA | Dubai Airport Freezone
      Inside the perimeter of Dubai International, with offices a short walk from the cargo terminals.
      aviation, electronics, medicines, jewellery | Aircraft and shelf in one zone
      Air cargo and customs next door
      Ready offices and light industrial units
      A metro station at the gate`,
    "dubai-south": zone("accessibility", { website: "https://www.dubaisouth.ae/" })`Dubai South
      The district around Al Maktoum International, built for air freight, aviation and online trade. The airport is being enlarged to take over from Dubai International.
      air freight, e-commerce fulfilment, aircraft maintenance
      Hangars, warehouses and plots
      A bonded road to Jebel Ali port, so that sea freight can fly on
      Room that the inner city no longer has`,
    "dubai-world-trade-centre": zone("staffing", {
      website: "https://www.dwtc.com/",
    })`DWTC | Dubai World Trade Centre
      A free zone in the exhibition district on Sheikh Zayed Road, with shared desks, offices and whole floors.
      event organisers, consulting, regional offices
      A central address beside the metro
      The exhibition halls within walking distance
      A wide list of service and trading activities`,
  }),
  ...freeZonesOf("dubai", "technologyMedia", {
    "dubai-internet-city": zone("office", {
      website: "https://dubaiinternetcity.com/",
    })`Dubai Internet City
      Regional offices of software and telecoms groups, with space for start-ups among them.
      software, cloud and telecoms, regional offices
      Customers, partners and hires within walking distance
      Freelance permits for technology work`,
    "dubai-media-city": zone("zone-media", {
      website: "https://dubaimediacity.com/",
    })`Dubai Media City
      Broadcasters, agencies and publishers, with permits for people who work alone.
      agencies, broadcasters, freelancers
      Company licences and freelance permits from one authority
      Sound stages and crews in Dubai Studio City, which belongs to the same group`,
    "dubai-silicon-oasis": zone("zone-cleantech")`Dubai Silicon Oasis
      A technology park with laboratories, light production, homes and schools on one site.
      electronics and hardware, start-ups, engineering
      Space for prototypes and small series
      Flats and schools in the district for your team`,
    "dubai-production-city": zone("zone-publishing")`Dubai Production City
      Printing, packaging and content production, with warehouses beside the offices.
      printing, packaging, content production
      Halls that carry heavy presses
      Offices and storage under one licence`,
  }),
  ...freeZonesOf("dubai", "specialised", {
    "dubai-healthcare-city": zone("zone-healthcare", {
      website: "https://dhcc.ae/",
    })`Dubai Healthcare City
      Clinics, hospitals and medical suppliers under a health authority of the zone's own.
      clinics, medical suppliers, wellness
      Facility and practitioner licences from one authority
      Fitted clinic space for rent`,
    "dubai-science-park": zone("zone-research")`Dubai Science Park
      Laboratories, offices and storage for life science, energy and environmental firms.
      medicines, biotechnology, testing and analysis
      Wet and dry laboratories
      Warehouses for goods that need permits`,
    "dubai-commercity": zone("gcc-market")`Dubai CommerCity
      A zone for online trade, with offices, warehouses and parcel handling in one place.
      online shops, fulfilment, payment services
      Storage and dispatch without a contract for a whole hall
      Offices beside the stock`,
    "dubai-design-district": zone("promenade", {
      website: "https://dubaidesigndistrict.com/",
    })`Dubai Design District
      Studios, showrooms and offices for design, fashion and architecture, near the creek.
      design studios, fashion, architecture
      Showrooms that are open to the public
      Freelance permits for design work`,
    "dubai-knowledge-park": zone("classroom")`Dubai Knowledge Park
      Training companies, recruitment firms and the Dubai offices of universities.
      training, recruitment, education services
      Classrooms and examination rooms for rent
      Freelance permits for trainers`,
  }),
  ...freeZonesOf("dubai", "niche", {
    "gold-and-diamond-park": zone("souk")`Gold and Diamond Park
      Workshops and showrooms for jewellery, where makers also sell to visitors.
      jewellers, stone dealers, watchmakers
      Workshop and shop at one address
      Customers who come to compare and buy`,
    "international-humanitarian-city": zone("geographical-location", {
      website: "https://www.ihc.ae/",
    })`International Humanitarian City
      Warehouses and offices for aid organisations and the firms that supply them.
      aid organisations, relief logistics, suppliers of aid
      Licences for non-profit bodies as well as companies
      Relief goods between a seaport and an airport`,
    "dubai-cars-and-automotive-zone": zone("zone-industry")`Dubai Cars and Automotive Zone | DUCAMZ
      Import, repair and re-export of used cars before they meet mainland duty.
      used-car exporters, parts dealers, vehicle logistics
      Showrooms, workshops and open plots
      Duty of ${figure("customs-duty-mainland")} only if a car enters the mainland`,
    "dubai-maritime-city": zone("zone-maritime")`Dubai Maritime City
      A peninsula beside Port Rashid with ship lifts, workshops and offices for the trades of the sea.
      ship repair, yacht services, ship management
      Ship lifts and dry berths for repair
      Workshops on the waterfront`,
  }),
];
