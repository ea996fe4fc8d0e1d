import {
  benefit,
  closing,
  figure,
  note,
  opening,
  serviceLink,
  subService,
} from "../build/parts.ts";
import { paragraph } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries/index.ts";
import { toolLinks } from "../site/tool-links.ts";
import { service } from "./service.ts";

export const taxResidency = service({
  title: "Tax Residency",
  slug: "tax-residency",
  category: "private",
  layout: "route",
  diagrams: ["days-of-a-year"],
  tool: "day-counter",
  hero: opening("tax-residency")`Tax residency certificate
    A visa lets you live in the UAE. Your days, home and work decide whether you are tax resident there, and a certificate from the Federal Tax Authority proves it. We count the days, prepare the file and apply.`,
  introduction: {
    heading: "Two countries have to agree on where you live",
    body: [
      paragraph`There are three tests, and one is enough. The first asks where you usually live and where your financial and personal interests have their centre, and both have to be in the UAE. The second counts ${figure("tax-residency-days")} in the country within twelve months. The third is content with ${figure("tax-residency-days-with-ties")} if you hold a residence permit and have a permanent home, a job or a business there.`,
      paragraph`The Federal Tax Authority issues the certificate for a period of twelve months. It asks for a tenancy contract or title deed, an entry and exit report, proof of income and, if you have one, your Emirates ID. We check the dates before you apply, because a count that is one week short is refused.`,
      paragraph`Your home country applies its own rules, and a home, a spouse or a company left behind can weigh more than any certificate. Finland, Estonia, Latvia, Lithuania and Poland have a tax treaty with the UAE that decides between two claims; with Sweden there is an agreement on the exchange of information only. We tell you which questions to settle at home, and with whom.`,
    ],
    note: note`What we do not do
      We do not advise on the tax law of your home country. Bring your adviser to the call.`,
  },
  benefitsHeading: "What the certificate is good for",
  benefits: [
    benefit`document | Proof for a tax office
      Shows the authority at home where you were resident, and from when. It supports your case; it does not decide it.`,
    benefit`scale | Access to treaties
      Where a tax treaty exists, the certificate is usually the first paper the other country asks for.`,
    benefit`wallet | Clear answers for banks
      Banks ask every client where they pay tax. With the certificate you can answer with a document.`,
    benefit`percent | ${figure("personal-income-tax-rate")} personal income tax
      The UAE levies none on wages, and nothing on private investments. A business of your own can still fall under corporate tax.`,
  ],
  subServicesHeading: "How the certificate is made",
  subServices: [
    subService`Residency check | The first step
      We go through your days, homes, family and companies and say whether you qualify now, later or not at all.`,
    subService`Day count and travel plan | Towards ${figure("tax-residency-days")}
      We read your entry and exit report against your own calendar and plan the days you still need.`,
    subService`Document file | Your papers set the pace
      Tenancy contract or title deed, bank statements, proof of income and identity, in the form the authority accepts.`,
    subService`Application | Depends on the queue
      We file with the Federal Tax Authority, answer its questions and keep you informed. The authority's fee is separate.`,
    subService`Certificate for a company | For each tax period
      A company that is resident in the UAE can apply too. It needs its licence and its accounts.`,
    subService`Renewal | Every twelve months
      The certificate covers one period. We put the next one in the calendar and ask for papers in good time.`,
  ],
  homeCountries: everyHomeCountry,
  readOn: [
    toolLinks.visas,
    toolLinks.plan,
    serviceLink("Real Estate", "real-estate"),
    toolLinks.tax,
  ],
  closing: closing("travel")`Do your days add up?
    We count your travel dates and say whether you qualify, or what is missing.
    Get Tax Residency Consultation`,
});
