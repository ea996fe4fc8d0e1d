import type { ContentOf, Rules, TextName } from "../tool.ts";

/** The routes to a residence card, in the order of the page. */
export const visaRoutes = [
  "work",
  "green",
  "investor",
  "golden",
  "family",
  "freelancer",
  "remote",
  "retirement",
] as const satisfies readonly VisaRoute[];

export type VisaRoute = ContentOf<"visa-route">["routes"][number]["route"];

/** The values of the options: sources of income, and people to bring. */
export const livelihoods = [
  "employer",
  "company",
  "freelance",
  "savings",
  "remote",
  "relative",
] as const;
export const companions = ["nobody", "close", "parents"] as const;

/**
 * The legal values from figures: dirhams, but dollars for remote work; years of age; days abroad in
 * a row.
 */
export type VisaRules = Rules<"visa-route">;

/** A person who wants to live in the UAE. Amounts are in dirhams. */
export type VisaCase = {
  livelihood: (typeof livelihoods)[number];
  companions: (typeof companions)[number];
  /** Whole years. */
  age: number;
  /** Monthly income before tax; undefined if it was not entered. */
  income: number | undefined;
  savings: number | undefined;
  /** Property in the UAE. */
  property: number;
  /** Months abroad in a usual year, from 0 to 12, not necessarily whole. */
  monthsAway: number;
};

/** The sentence about a route: for an open or a closed one, or another one of the document. */
export type Reason = "open" | "closed" | Exclude<TextName<"visa-route">, "open" | "closed">;

/** The result for a route. */
export type Verdict = {
  route: VisaRoute;
  state: "open" | "closed" | "notNeeded";
  /** Why it is open and under which condition, what would open it, or why nobody needs it. */
  reason: Reason;
};

/**
 * Which routes are open, what would open the others, and which are not needed. Only a figure or the
 * route itself can close a route. An amount that was not entered closes none; the reason then names
 * the threshold. The routes are those of Cabinet Decision 65 of 2022.
 */
export function judgeRoutes(person: VisaCase, rules: VisaRules): Verdict[] {
  const { livelihood, income, property } = person;
  /** What would open each route that depends on no other person's card; false for an open route. */
  const closed: Record<Exclude<VisaRoute, "family">, Reason | false> = {
    work: livelihood !== "employer" && "closed",
    // The route for skilled employees. Freelancers have their own route here.
    green: (livelihood !== "employer" || isBelow(income, rules.greenSalary)) && "closed",
    investor: livelihood !== "company" && "closed",
    golden:
      property < rules.goldenProperty &&
      (property < rules.ownerProperty ? "closed" : "goldenOwner"),
    freelancer:
      livelihood === "freelance"
        ? isBelow(income, rules.freelanceIncome / MONTHS_OF_TWO_YEARS) && "freelancerIncome"
        : "closed",
    remote:
      livelihood === "remote"
        ? isBelow(income, rules.remoteIncome * rules.dollar) && "remoteIncome"
        : "closed",
    retirement: retirementClosed(person, rules),
  };
  const hasOwnCard = Object.values(closed).includes(false);
  return visaRoutes.map((route) => {
    if (route === "family") return { route, ...familyVerdict(person, hasOwnCard, rules) };
    const reason = closed[route];
    return reason ? { route, state: "closed", reason } : { route, state: "open", reason: "open" };
  });
}

const MONTHS_OF_TWO_YEARS = 24;

/** Whether an entered amount is too low. */
const isBelow = (amount: number | undefined, least: number) => (amount ?? least) < least;

/**
 * Income, savings or property each suffice. If none was entered, the route is open on condition.
 */
function retirementClosed(person: VisaCase, rules: VisaRules): Reason | false {
  const { livelihood, age, income, savings, property } = person;
  if (age < rules.retirementAge) return "closed";
  if (livelihood !== "savings") return "retirementWorks";
  const isUnknown = income === undefined && savings === undefined && property === 0;
  const hasMeans =
    (income ?? 0) >= rules.retirementIncomeDubai ||
    (savings ?? 0) >= rules.retirementSavings ||
    property >= rules.retirementProperty;
  return !(isUnknown || hasMeans) && "retirementMeans";
}

/** A resident can bring a family, so the person needs a card first. */
function familyVerdict(
  { livelihood, companions, income }: VisaCase,
  hasOwnCard: boolean,
  rules: VisaRules,
): Omit<Verdict, "route"> {
  if (livelihood === "relative") return { state: "open", reason: "familyByRelative" };
  if (companions === "nobody") return { state: "notNeeded", reason: "familyAlone" };
  if (!hasOwnCard) return { state: "closed", reason: "closed" };
  if (companions === "parents") return { state: "open", reason: "parentsOfYours" };
  return isBelow(income, rules.familyIncomeHoused)
    ? { state: "closed", reason: "familyIncome" }
    : { state: "open", reason: "open" };
}

const DAYS_OF_MONTH = 365.25 / 12;

/**
 * How months abroad affect the card of an open route. They are treated as one absence, which is the
 * worst case.
 */
export function absenceOf(route: VisaRoute, { monthsAway }: VisaCase, { absenceLimit }: VisaRules) {
  if (route === "golden") return "absenceExempt";
  return monthsAway * DAYS_OF_MONTH > absenceLimit ? "absenceRisk" : "absenceSafe";
}
