import { benefit, closing, note, opening, serviceLink, subService } from "../build/parts.ts";
import { pageLink, paragraph } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries/index.ts";
import { toolLinks } from "../site/tool-links.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const relocationSupport = service({
  title: "Relocation Support",
  slug: "relocation-support",
  category: "private",
  layout: "route",
  diagrams: ["move-path"],
  hero: opening("relocation")`Relocation support, with the order worked out
    Every step of a move needs a paper from the step before. You get one dated plan, one contact and someone at the airport.`,
  introduction: {
    heading: "The lease wants a cheque book, the bank wants the ID",
    body: [
      paragraph`Hardly any step is hard by itself. The order is what costs time. The phone contract needs the Emirates ID, the lease needs a cheque book, the car needs the driving licence.`,
      paragraph`Some of it starts at home, months earlier. Certificates need stamps, pets need vaccinations and blood tests within fixed windows, and a container from Sweden or Poland takes weeks at sea.`,
      paragraph`When you land, we meet you, drive you to the medical test and the fingerprints, and stay reachable until the children are in school and the internet works. Visas and homes are services of their own, called ${pageLink("residency visas", serviceId("residency-visas"))} and ${pageLink("real estate", serviceId("real-estate"))}.`,
    ],
    note: note`Say goodbye properly
      Deregistration, tax, insurance and pension at home are yours to settle. We give you the list for your country, but not the advice.`,
  },
  benefitsHeading: "What you do not have to find out yourself",
  benefits: [
    benefit`calendar | One plan with dates
      Every task with its deadline, its owner and what it waits for. You see at any time what comes next.`,
    benefit`people | One person who knows you
      Your consultant speaks English, Russian or Latvian and stays the same until you have settled in.`,
    benefit`wallet | Costs before you commit
      Removal, deposits, fees and insurance stand in one budget, with what is fixed and what is an estimate.`,
    benefit`clock | Help when you have landed
      The first weeks bring questions that no guide answers. You write to somebody whose working day is yours.`,
  ],
  subServicesHeading: "What we take off your hands",
  subServices: [
    subService`Relocation plan | First week
      Your dates, family and belongings turned into one timetable and one budget.`,
    subService`Removal and storage | Longer by sea than by air
      Quotes from several removal companies, insurance, customs papers for used household goods, and storage in between.`,
    subService`Pets | Start months ahead
      Import permit, microchip, vaccinations and the flight. Some breeds are not admitted, so we check first.`,
    subService`Arrival | Day one
      Airport pick-up, a furnished flat for the first weeks, a local SIM card and the first shopping.`,
    subService`Bank, insurance and car | After the Emirates ID
      Introductions to banks, health insurance for the whole family, a car, and the exchange of your driving licence where your country is on the list.`,
    subService`Settling in | The first three months
      Doctors, clubs, domestic help and the places where other Northern families meet.`,
  ],
  tool: "move-plan",
  homeCountries: everyHomeCountry,
  readOn: [
    toolLinks.visas,
    toolLinks.days,
    serviceLink("Real Estate", "real-estate"),
    serviceLink("Education", "education"),
  ],
  closing: closing("north")`When would you like to be there?
    A month and the number of people are enough to sketch the timetable and name what to start with.
    Start Your Relocation`,
});
