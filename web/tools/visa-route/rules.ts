import type { Rules, TextName } from "#schemas/shared/tools/tool-kinds.ts";

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
] as const;

export type VisaRoute = (typeof visaRoutes)[number];

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
export type VisaRules = Omit<
  Rules<"visa-route">,
  `${"work" | "investor" | "golden" | "freelancer" | "remote" | "retirement"}Term`
>;

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

/** A sentence of the tool's document. */
type Sentence = TextName<"visa-route">;

type ShutRoute = {
  route: VisaRoute;
  /** Why it is open and under which condition, what would open it, or why nobody needs it. */
  reason: Sentence;
};

export type OpenRoute = ShutRoute & {
  /** What the months abroad do to the card. */
  absence: Extract<Sentence, `absence${string}`>;
};

export type FoundRoutes = { open: OpenRoute[]; closed: ShutRoute[]; notNeeded: ShutRoute[] };

type Verdict = { state: keyof FoundRoutes; reason: Sentence };

/**
 * Which routes are open, what would open the others, and which nobody needs. Only what a figure or
 * the route itself settles closes one: an amount that was not entered closes none, and the reason
 * names the threshold. Cabinet Decision 65 of 2022 is where these routes come from.
 */
export function findRoutes(person: VisaCase, rules: VisaRules): FoundRoutes {
  const { livelihood, income } = person;
  const own = {
    work: verdict(livelihood === "employer", "workOpen", "workClosed"),
    // Of the skilled; freelancers have a route of their own here.
    green: verdict(
      livelihood === "employer" && isEnough(income, rules.greenSalary),
      "greenOpen",
      "greenClosed",
    ),
    investor: verdict(livelihood === "company", "investorOpen", "investorClosed"),
    golden: goldenVerdict(person, rules),
    freelancer: verdict(
      livelihood === "freelance" && isEnough(income, rules.freelanceIncome / MONTHS_OF_TWO_YEARS),
      "freelancerOpen",
      livelihood === "freelance" ? "freelancerIncome" : "freelancerClosed",
    ),
    remote: verdict(
      livelihood === "remote" && isEnough(income, rules.remoteIncome * rules.dollar),
      "remoteOpen",
      livelihood === "remote" ? "remoteIncome" : "remoteClosed",
    ),
    retirement: retirementVerdict(person, rules),
  };
  const hasOwnCard = Object.values(own).some(({ state }) => state === "open");
  const verdicts: Record<VisaRoute, Verdict> = {
    ...own,
    family: familyVerdict(person, hasOwnCard, rules),
  };
  const found: FoundRoutes = { open: [], closed: [], notNeeded: [] };
  for (const route of visaRoutes) {
    const { state, reason } = verdicts[route];
    if (state === "open") {
      found.open.push({ route, reason, absence: absenceOf(route, person, rules) });
    } else found[state].push({ route, reason });
  }
  return found;
}

const MONTHS_OF_TWO_YEARS = 24;

function verdict(isOpen: boolean, ifOpen: Sentence, ifClosed: Sentence): Verdict {
  return { state: isOpen ? "open" : "closed", reason: isOpen ? ifOpen : ifClosed };
}

/** Whether an amount is enough, as far as it was entered. */
const isEnough = (amount: number | undefined, least: number) => (amount ?? least) >= least;

function goldenVerdict({ property }: VisaCase, rules: VisaRules): Verdict {
  if (property >= rules.goldenProperty) return { state: "open", reason: "goldenOpen" };
  const isOwner = property >= rules.ownerProperty;
  return { state: "closed", reason: isOwner ? "goldenOwner" : "goldenClosed" };
}

/** Income, savings or property are enough, each by itself; with none entered it is open if one is. */
function retirementVerdict(person: VisaCase, rules: VisaRules): Verdict {
  const { livelihood, age, income, savings, property } = person;
  if (age < rules.retirementAge) return { state: "closed", reason: "retirementClosed" };
  if (livelihood !== "savings") return { state: "closed", reason: "retirementWorks" };
  const isUnknown = income === undefined && savings === undefined && property === 0;
  const hasMeans =
    (income ?? 0) >= rules.retirementIncomeDubai ||
    (savings ?? 0) >= rules.retirementSavings ||
    property >= rules.retirementProperty;
  return verdict(isUnknown || hasMeans, "retirementOpen", "retirementMeans");
}

/** A resident brings a family; whoever brings one needs a card first. */
function familyVerdict(
  { livelihood, companions, income }: VisaCase,
  hasOwnCard: boolean,
  rules: VisaRules,
): Verdict {
  if (livelihood === "relative") return { state: "open", reason: "familyByRelative" };
  if (companions === "nobody") return { state: "notNeeded", reason: "familyAlone" };
  if (!hasOwnCard) return { state: "closed", reason: "familyWaits" };
  if (companions === "parents") return { state: "open", reason: "parentsOfYours" };
  return verdict(isEnough(income, rules.familyIncomeHoused), "familyOfYours", "familyIncome");
}

const DAYS_OF_MONTH = 365.25 / 12;

/** The months abroad are taken as one stretch, which is the worst that they can be. */
function absenceOf(
  route: VisaRoute,
  { monthsAway }: VisaCase,
  { absenceLimit }: VisaRules,
): OpenRoute["absence"] {
  if (route === "golden") return "absenceExempt";
  return monthsAway * DAYS_OF_MONTH > absenceLimit ? "absenceRisk" : "absenceSafe";
}
