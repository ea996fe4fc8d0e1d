import { keyed } from "../build/document.ts";
import { atTool, figure, line, pageNavLink, serviceLink } from "../build/parts.ts";
import { type LineTemplate, parts, plain } from "../build/rich-text.ts";

/** What decides in each case, under the same headings. */
const headings = ["Time", "Papers", "First step", "It depends on", "Published fees"];

/** A package, as its parts: title, text, and what stands under each heading. */
function servicePackage(...written: LineTemplate) {
  const [title, text, ...facts] = parts(...written);
  const points = headings.map((label, index) => ({
    ...{ _type: "packageFact" as const, label, text: line(facts[index]) },
  }));
  return {
    ...{ _type: "servicePackage" as const, title: plain(title), text: line(text) },
    ...{ points: keyed("fact", points), highlighted: false },
  };
}

/** What a family, a founder, a retiree and a company need. */
export const packages = {
  heading: "What your move asks for",
  packages: keyed("package", [
    {
      ...servicePackage`Move with my family
        Visas, home, school and removal, in an order in which each step has its papers.
        Papers from home set the pace. The plan dates every step from the month you choose.
        Marriage and birth certificates, legalised and translated; school reports; a tenancy contract or title deed.
        Order the certificates from the register at home.
        The sponsor's own visa and income, and a home in the Emirates.
        ${figure("attestation-fee")} for each certificate that the UAE's Ministry of Foreign Affairs attests.`,
      link: atTool(serviceLink("Plan the move", "relocation-support")),
    },
    {
      ...servicePackage`Found a company
        The zone or the mainland, the licence, your own visa and the bank account.
        A simple licence takes days, the bank account weeks to months.
        Passports of all owners, a description of the business, the origin of its money.
        Say who your customers are and where. That decides between mainland and free zone.
        Your activity, the number of visas, and what the bank makes of it.
        A licence from ${figure("srti-licence-from")} in SRTI Park or ${figure("ifza-licence-from")} a year in IFZA, visas not included.`,
      link: atTool(pageNavLink("Find the zone", "freeZonesPage")),
    },
    {
      ...servicePackage`Retire
        A residence visa of your own, without a sponsor and without a job.
        Weeks from a complete file.
        A letter that says you have retired, proof of income, savings or property, and health insurance.
        Have the letter attested at home, where it was issued.
        An age of ${figure("retirement-visa-age")} or more, and one of the thresholds of your emirate.
        ${figure("retirement-visa-fee")} for each person in Dubai, once it is approved.`,
      link: atTool(serviceLink("See which visa is open", "residency-visas")),
    },
    {
      ...servicePackage`Open a branch
        A foothold for a company that exists at home.
        The approval of the Ministry of Economy holds for ${figure("branch-approval-term")}, in which the branch gets its licence.
        A certificate of the company with owners and capital, and the board's decision to open the branch, both attested.
        Have the board decide, and the papers legalised.
        No commercial agent may be registered for the company in the UAE.
        ${figure("branch-approval-fee")} for the approval, ${figure("branch-renewal-fee")} for each renewal of the registration.`,
      link: atTool(serviceLink("Branch or subsidiary", "business-registration")),
    },
  ]),
};
