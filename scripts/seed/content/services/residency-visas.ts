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
import { toolLinks } from "../site/tool-links.ts";
import { service } from "./service.ts";

export const residencyVisas = service({
  title: "Residency Visas",
  slug: "residency-visas",
  category: "private",
  layout: "catalogue",
  diagrams: ["visa-path", "visa-terms"],
  tool: "visa-route",
  hero: opening("residency-visas")`Residency visas
    Live in the Emirates on your own terms. We find the visa that fits, file it, and stay with you until you hold the Emirates ID. Residency can be valid up to ${figure("residency-longest-term")}.`,
  introduction: {
    heading: "Pick the visa by how you live, not by its name",
    body: [
      paragraph`Most people take one of six routes to the same residence card, the work, investor, golden, family, freelancer or retirement visa. The tool on this page knows two more, the green visa and the remote-work visa. All eight differ in who sponsors you, how long the card lasts, and what happens if you sell the company, change jobs or spend a winter back home. You get the routes that are open to you on one page, with the fees.`,
      paragraph`Every route then runs through entry permit, medical test, biometrics and the Emirates ID. A complete file moves in weeks. What delays it is nearly always a paper from home, such as a marriage certificate or a diploma without the right stamps, so we start with those.`,
    ],
    note: note`Half a year away is the line
      Stay outside the UAE for more than ${figure("residency-absence-limit")} in a row and most visas lapse. Golden visas do not.`,
  },
  benefitsHeading: "What the card gives you",
  benefits: [
    benefit`calendar | Up to ${figure("residency-longest-term")}
      The term depends on the route, and the card is renewed for as long as you meet the rule it was granted on.`,
    benefit`family | Your family with you
      You can sponsor your spouse and children, and in many cases your parents, once your own card is issued.`,
    benefit`percent | ${figure("personal-income-tax-rate")} personal income tax
      The UAE does not tax your salary. Whether Sweden, Poland or another home country still does depends on when and how you leave it.`,
    benefit`plane | Come and go freely
      Enter as often as you like, open a bank account, sign a lease and register a car in your own name.`,
  ],
  subServicesHeading: "The six usual ways to become a resident",
  subServices: [
    subService`Work visa | ${figure("work-visa-term")}
      Your employer in the UAE sponsors you. We read the contract and check the work permit before you resign at home.`,
    subService`Investor visa | ${figure("investor-visa-term")}
      For partners in a mainland or free zone company. The company sponsors you, so the licence comes first.`,
    subService`Golden visa | Up to ${figure("residency-longest-term")}
      For investors, founders, specialists and outstanding students, with no sponsor. By property, it starts at a value of ${figure("golden-visa-property")}.`,
    subService`Family visa | As long as the sponsor's
      For the spouse, children and parents of a resident. You show an income and a home; the minimum depends on the emirate and on whom you bring.`,
    subService`Freelancer visa | Up to ${figure("green-visa-term")}
      For people who work for themselves. You need a freelance permit and proof of skill or income, and you sponsor yourself.`,
    subService`Retirement visa | ${figure("retirement-visa-term")}
      From the age of ${figure("retirement-visa-age", "valueOnly")}, with ${figure("retirement-visa-income")} a month, savings of ${figure("retirement-visa-savings")} or property worth as much.`,
  ],
  readOn: [
    toolLinks.plan,
    toolLinks.days,
    serviceLink("Real Estate", "real-estate"),
    toolLinks.zones,
  ],
  closing: closing("promenade")`Which visa is yours?
    One call is usually enough to know. It is free and commits you to nothing, also when the answer is “not yet”.
    Get Your Visa Consultation`,
});
