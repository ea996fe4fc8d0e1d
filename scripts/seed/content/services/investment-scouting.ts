import { benefit, closing, figure, note, opening, subService } from "../build/parts.ts";
import { pageLink, paragraph } from "../build/rich-text.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const investmentScouting = service({
  title: "Investment Scouting",
  slug: "investment-scouting",
  category: "business",
  layout: "route",
  diagrams: ["investor-tax"],
  hero: opening("investment")`Investment scouting: see what is behind the prospectus
    A company for sale, a property project, a partner who needs capital. The Gulf has no lack of offers. We look for the ones that fit your brief, check what can be checked and report what we find, good or bad.`,
  introduction: {
    heading: "A scout looks; you and your adviser decide",
    body: [
      paragraph`We start with a brief of one page on sector, sum, horizon, how much work you want to do yourself and what you would never buy. Then we search, and bring you a short list with a page on each case.`,
      paragraph`For the ones that you want to pursue, we check licences, ownership, court records and accounts as far as they are open to us and visit the place. Private companies in the UAE publish little. Where a fact cannot be confirmed, the report says so.`,
      paragraph`Ownership can be ${figure("foreign-ownership")} foreign in most activities. Profit of a company is taxed at ${figure("corporate-tax-rate")} above the first ${figure("corporate-tax-band")}; groups with a revenue of ${figure("top-up-tax-group-revenue")} or more pay a minimum of ${figure("top-up-tax-rate")}. An investment can also lead to ${pageLink("residency", serviceId("residency-visas"))}.`,
    ],
    note: note`We are not a licensed investment adviser
      We do not recommend securities, manage money or promise returns. For advice we introduce you to firms that a UAE regulator has licensed. How Norway, Denmark or your own country taxes the return is a question for an adviser there.`,
  },
  benefitsHeading: "What a scout is worth",
  benefits: [
    benefit`spark | Offers that are not advertised
      Owners who sell quietly talk to people they know. We ask in the zones, chambers and trades where we work.`,
    benefit`shield | Checked on the ground
      Somebody stands in the warehouse, counts the desks and calls the customers before you book a flight.`,
    benefit`scale | A scope agreed first
      You know what we look at, for how long and for which fee before we begin. A report may well end in a no.`,
    benefit`chart | Numbers you can compare
      Price, margin, tax, licence and exit set out the same way for each case, with the source beside every number.`,
  ],
  subServicesHeading: "How a deal is found and closed",
  subServices: [
    subService`Investment brief | One or two meetings
      Your aims, limits and exclusions on one page, agreed before the search begins.`,
    subService`Market overview | By sector
      Size, competitors, rules and typical prices of the sector, from sources that we name.`,
    subService`Search | Depends on the brief
      A short list of companies, projects or partners, each with the reasons for and against.`,
    subService`First checks | Per case
      Licence, owners, court records, accounts and site visit, with a list of what remains open.`,
    subService`Deal support | Until signature
      Letters of intent, data room, and the lawyers, auditors and banks that the deal needs.`,
    subService`Holding structure | ${figure("corporate-tax-rate")} or less, by conditions
      A company in the place that suits the asset, with its tax and reporting duties explained.`,
  ],
  closing: closing("economics")`What would you like to own?
    In the first call we say what the market offers in your sector and size, and what we would leave alone.
    Explore Investments`,
});
