import { note } from "../build/parts.ts";
import { paragraph, sectionHeading } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries/index.ts";
import { advantage } from "./advantage.ts";

export const accessibility = advantage({
  title: "Accessibility",
  slug: "accessibility",
  group: "general",
  layout: "plate",
  diagrams: ["distances"],
  icon: "plane",
  card: {
    title: "Global Connectivity",
    text: "Six to seven hours from northern Europe by air, a driverless metro, and a road to every emirate.",
  },
  hero: {
    heading: "Getting here, and getting around",
    lead: "A direct flight from the Nordic capitals or Warsaw takes six to seven hours. On the ground you need a metro card, a driving licence, or both, depending on where you live.",
    picture: "accessibility",
  },
  body: [
    sectionHeading("Getting here and back"),
    paragraph`Dubai International is one of the large hubs of the world and Abu Dhabi has one of its own, so most of Asia and Africa is one flight away. From the Baltic capitals some direct flights run in the cooler half of the year only; in summer you change planes once.`,
    paragraph`With an EU or Norwegian passport you enter without a visa for a short stay. A first look costs you a ticket and an honest week. Once you are a resident, the gates at the airport know your face and your document.`,
    sectionHeading("Getting around"),
    paragraph`Dubai's metro runs without drivers. It links the airport, the business districts and the older city; trams, buses and water buses take the same card. Buses connect the emirates. Most families still own a car. Fuel costs less than at home, and road tolls are charged by camera in Dubai and Abu Dhabi.`,
    paragraph`Once your residence is issued, the licences of listed countries are exchanged for a local one without a driving test. An eye test is part of it, and sometimes a translation. Whether yours is listed is to be confirmed before you fly: the list changes.`,
    sectionHeading("Where it ends"),
    paragraph`Away from the metro, a bus stop is far in the summer heat. At rush hour the road between Sharjah and Dubai can take twice as long. Choose the school and the office first, then the home. Stations and new buildings are step-free; older districts have high kerbs. Residents with a disability can apply for a national card that brings reserved parking and reductions.`,
  ],
  picture: "zone-cleantech",
  homeCountries: everyHomeCountry,
  aside: note(
    "If you plan to commute",
    "Look at the flight timetable of July, not of January. The northern winter has more direct flights, and fares move with school holidays.",
  ),
});
