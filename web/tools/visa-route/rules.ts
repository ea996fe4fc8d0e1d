import type { ContentOf, Rules, TextName } from "../tool.ts";

/** The routes to a residence card, in the order in which the page lists them. */
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

/** What somebody can live on, and whom somebody can bring: the values of the options. */
export const livelihoods = [
  "employer",
  "company",
  "freelance",
  "savings",
  "remote",
  "relative",
] as const;
export const companions = ["nobody", "close", "parents"] as const;

/** What the law says, as figures do: dirhams, but the dollars of remote work; years of age; days in a row abroad. */
export type VisaRules = Rules<"visa-route">;

/** Somebody who wants to live in the UAE. Amounts are dirhams. */
export type VisaCase = {
  livelihood: (typeof livelihoods)[number];
  companions: (typeof companions)[number];
  /** Whole years. */
  age: number;
  /** A month, before tax; undefined where it was not entered. */
  income: number | undefined;
  savings: number | undefined;
  /** Property in the UAE. */
  property: number;
  /** Months of a usual year abroad, from 0 to 12, not necessarily whole. */
  monthsAway: number;
};

/** What the document says of a route when it is open or closed, or another of its sentences. */
export type Reason = "open" | "closed" | Exclude<TextName<"visa-route">, "open" | "closed">;

/** How a route stands to somebody. */
export type Verdict = {
  route: VisaRoute;
  state: "open" | "closed" | "notNeeded";
  /** Why it is open and under which condition, what would open it, or why nobody needs it. */
  reason: Reason;
};

/**
 * Which routes are open, what would open the others, and which nobody needs. Only what a figure or
 * the route itself settles closes one: an amount that was not entered closes none, and the reason
 * names the threshold. Cabinet Decision 65 of 2022 is where these routes come from.
 */
export function judgeRoutes(person: VisaCase, rules: VisaRules): Verdict[] {
  const { livelihood, income, property } = person;
  /** What would open each that needs nobody else's card; false for what is open. */
  const closed: Record<Exclude<VisaRoute, "family">, Reason | false> = {
    work: livelihood !== "employer" && "closed",
    // Of the skilled; freelancers have a route of their own here.
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

/** Whether an amount is too little, as far as it was entered. */
const isBelow = (amount: number | undefined, least: number) => (amount ?? least) < least;

/** Income, savings or property are enough, each by itself; with none entered it is open if one is. */
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

/** A resident brings a family; whoever brings one needs a card first. */
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
 * What the months abroad do to the card of an open route. They are taken as one stretch, which is the
 * worst that they can be.
 */
export function absenceOf(route: VisaRoute, { monthsAway }: VisaCase, { absenceLimit }: VisaRules) {
  if (route === "golden") return "absenceExempt";
  return monthsAway * DAYS_OF_MONTH > absenceLimit ? "absenceRisk" : "absenceSafe";
}
