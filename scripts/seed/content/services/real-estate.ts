import { benefit, closing, figure, note, opening, subService } from "../build/parts.ts";
import { pageLink, paragraph } from "../build/rich-text.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const realEstate = service({
  title: "Real Estate",
  slug: "real-estate",
  category: "private",
  layout: "dossier",
  diagrams: ["home-path"],
  hero: opening("real-estate")`Real estate: a home to rent or to buy
    You tell us how you want to live, near which school, how far from the sea, with how much garden. We shortlist, view with you or for you, and read the contract.`,
  introduction: {
    heading: "Rent first, buy when you know the district",
    body: [
      paragraph`Most families rent for the first year. If you keep a home in Estonia or Sweden meanwhile, ask there first what it means for your tax. A lease runs for twelve months and is paid in advance, in one or several instalments, with a deposit and the agent's commission on top. It has to be registered: visas, schools and the electricity account all ask for it.`,
      paragraph`Foreigners can buy in the districts that each emirate has opened to them, in their own name and without a local partner. In Dubai the transfer costs ${figure("dubai-property-transfer-fee")} of the price, beside commission and administration fees. A purchase of ${figure("golden-visa-property")} or more can also open the way to a ${pageLink("golden visa", serviceId("residency-visas"))}.`,
    ],
    note: note`Off-plan is a promise
      A home that is not built yet can be late. We check the project's registration, the escrow account and the developer's earlier handovers, and tell you what we could not find out.`,
  },
  benefitsHeading: "What you can count on",
  benefits: [
    benefit`map-pin | Districts explained
      You get the school run, the noise, the flight path and the building site next door before the view from the balcony.`,
    benefit`key | Viewings without a flight
      We view for you, measure, open the cupboards and send you the video.`,
    benefit`scale | Contracts read first
      Notice, increases, repairs and what becomes of the deposit. You know the terms before you transfer money.`,
    benefit`shield | Owners and agents checked
      We compare the title deed with the seller and the agent with the register. If something does not match, we stop.`,
  ],
  subServicesHeading: "How a home is found",
  subServices: [
    subService`Search profile | First call
      Budget, commute, school, pets and date. One page that every agent we call receives.`,
    subService`Rental search | Depends on season and district
      A shortlist with pictures, running costs and the drawbacks, then viewings in person or on video.`,
    subService`Purchase search | Longer with a mortgage
      Ready and off-plan homes, with prices of comparable sales from the public register where it has them.`,
    subService`Contract and negotiation | Before every signature
      We negotiate price, instalments and repairs, and mark the clauses that you should refuse.`,
    subService`Registration | After payment
      Tenancy registration, or the transfer at the land department with your power of attorney if you are away.`,
    subService`Handover | On move-in day
      Electricity, water, cooling, internet and a list of defects with photographs on the day you get the keys.`,
  ],
  closing: closing("dubai")`Tell us what home looks like
    We begin with districts and prices, by phone and without a fee. You decide whether we go on.
    Start Your Property Search`,
});
