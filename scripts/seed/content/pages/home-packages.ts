import type { NavLink } from "#schemas/generated/types.generated.ts";
import { figure } from "../build/figure-value.ts";
import { keyed } from "../build/keyed.ts";
import { atTool, pageNavLink, serviceLink } from "../build/nav-link.ts";
import { type Line, line } from "../build/parts.ts";
import { words } from "../build/rich-text.ts";

/** What decides in each case, under the same headings. */
type Facts = { time: Line; papers: Line; first: Line; depends: Line; fees: Line };

function servicePackage(title: string, text: Line, facts: Facts, link: NavLink) {
  const rows: [label: string, text: Line][] = [
    ["Time", facts.time],
    ["Papers", facts.papers],
    ["First step", facts.first],
    ["It depends on", facts.depends],
    ["Published fees", facts.fees],
  ];
  return {
    _type: "servicePackage" as const,
    title,
    text: line(text),
    points: keyed(
      "fact",
      rows.map(([label, words]) => ({ _type: "packageFact" as const, label, text: line(words) })),
    ),
    highlighted: false,
    link,
  };
}

/** What a family, a founder, a retiree and a company need. */
export const packages = {
  heading: "What your move asks for",
  packages: keyed("package", [
    servicePackage(
      "Move with my family",
      "Visas, home, school and removal, in an order in which each step has its papers.",
      {
        time: "Papers from home set the pace. The plan dates every step from the month you choose.",
        papers:
          "Marriage and birth certificates, legalised and translated; school reports; a tenancy contract or title deed.",
        first: "Order the certificates from the register at home.",
        depends: "The sponsor's own visa and income, and a home in the Emirates.",
        fees: words`${figure("attestation-fee")} for each certificate that the UAE's Ministry of Foreign Affairs attests.`,
      },
      atTool(serviceLink("Plan the move", "relocation-support")),
    ),
    servicePackage(
      "Found a company",
      "The zone or the mainland, the licence, your own visa and the bank account.",
      {
        time: "A simple licence takes days, the bank account weeks to months.",
        papers: "Passports of all owners, a description of the business, the origin of its money.",
        first: "Say who your customers are and where. That decides between mainland and free zone.",
        depends: "Your activity, the number of visas, and what the bank makes of it.",
        fees: words`A licence from ${figure("srti-licence-from")} in SRTI Park or ${figure("ifza-licence-from")} a year in IFZA, visas not included.`,
      },
      atTool(pageNavLink("Find the zone", "freeZonesPage")),
    ),
    servicePackage(
      "Retire",
      "A residence visa of your own, without a sponsor and without a job.",
      {
        time: "Weeks from a complete file.",
        papers:
          "A letter that says you have retired, proof of income, savings or property, and health insurance.",
        first: "Have the letter attested at home, where it was issued.",
        depends: words`An age of ${figure("retirement-visa-age")} or more, and one of the thresholds of your emirate.`,
        fees: words`${figure("retirement-visa-fee")} for each person in Dubai, once it is approved.`,
      },
      atTool(serviceLink("See which visa is open", "residency-visas")),
    ),
    servicePackage(
      "Open a branch",
      "A foot on the ground for a company that exists at home.",
      {
        time: words`The approval of the Ministry of Economy holds for ${figure("branch-approval-term")}, in which the branch gets its licence.`,
        papers:
          "A certificate of the company with owners and capital, and the board's decision to open the branch, both attested.",
        first: "Have the board decide, and the papers legalised.",
        depends: "No commercial agent may be registered for the company in the UAE.",
        fees: words`${figure("branch-approval-fee")} for the approval, ${figure("branch-renewal-fee")} for each renewal of the registration.`,
      },
      serviceLink("Branch or subsidiary", "business-registration"),
    ),
  ]),
};
