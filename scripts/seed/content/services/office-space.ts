import { benefit, closing, note, opening, subService } from "../build/parts.ts";
import { pageLink, paragraph } from "../build/rich-text.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const officeSpace = service({
  title: "Office Space",
  slug: "office-space",
  category: "business",
  layout: "dossier",
  diagrams: ["office-clock"],
  hero: opening("office")`Office space that fits the licence and the team
    A desk for one or a floor for a hundred. We find the space, negotiate the lease and hand it over with the lights on and the network running.`,
  introduction: {
    heading: "The address is part of the licence",
    body: [
      paragraph`A company in the UAE needs a registered address, and the kind of address decides more than the view. It can set how many visas you get, whether a regulator approves you and how a bank sees you. A flexi-desk is enough for many young companies. A clinic, a shop or a warehouse needs premises that pass inspection.`,
      paragraph`A free zone company normally rents within its zone; a mainland company rents in its emirate. Leases usually run for a year, paid in advance, and larger offices for longer. Service charges, cooling and parking come on top, so we compare the whole sum. A team that serves customers in Norway or Poland works into the evening: ask whether the building is cooled then.`,
      paragraph`If you are still choosing between zones, start with ${pageLink("business registration", serviceId("business-registration"))}. The office follows from it.`,
    ],
    note: note`Shell and core means empty
      Many offices are let as bare concrete, with floor, ceiling and cooling left to you. Fit-out needs approvals and takes months, so it belongs in the first comparison.`,
  },
  benefitsHeading: "What you can expect",
  benefits: [
    benefit`building | Flexible options
      Coworking or corporate suite. You take what you need this year, with a way to grow next year.`,
    benefit`map-pin | Prime locations
      Offices across Dubai's business districts, near the metro, your customers or your free zone.`,
    benefit`handshake | Negotiated terms
      Rent-free weeks, fit-out, parking and early exit are open to negotiation. We know what landlords give.`,
    benefit`key | Ready to use
      IT and utilities are connected and tested before your team arrives, so the first day is a working day.`,
  ],
  subServicesHeading: "Six steps to an office that works",
  subServices: [
    subService`Space assessment | First meeting
      Headcount, visas, meeting rooms and growth, turned into square metres and a budget.`,
    subService`Location scouting | Depends on size
      A shortlist by district and zone with the full yearly cost, then viewings in person or on video.`,
    subService`Lease negotiation | Before signature
      Rent, instalments, rent-free time, service charge and break clause, in writing before you sign.`,
    subService`Fit-out coordination | Months for bare shells
      Design, approvals, contractors and snagging, with one timetable and one budget.`,
    subService`Utilities setup | After registration
      Electricity, water, cooling, internet, telephone and access cards in the company's name.`,
    subService`Move-in support | Moving week
      Furniture, movers, signage and the registered lease for the licence file.`,
  ],
  closing: closing("progress")`Find Your Perfect Office
    How many people, where and from when is enough to start. We begin with the kind of office that your licence asks for.
    Find Office Space`,
});
