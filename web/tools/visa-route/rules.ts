import type { Rules, TextName } from "#schemas/shared/tools/tool-kinds.ts";

/** The routes to a residence card, in the order in which the page lists them. */
export const visaRoutes = [
  "work",
  "investor",
  "golden",
  "family",
  "freelancer",
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

export type Livelihood = (typeof livelihoods)[number];
export type Companions = (typeof companions)[number];

/** What the law says, as figures do: dirhams of property, years of age, days in a row abroad. */
export type VisaRules = Pick<
  Rules<"visa-route">,
  "goldenProperty" | "retirementAge" | "absenceLimit"
>;

/** Somebody who wants to live in the UAE. */
export type VisaCase = {
  livelihood: Livelihood;
  companions: Companions;
  /** Whole years. */
  age: number;
  /** Dirhams of property in the UAE. */
  property: number;
  /** Months of a usual year abroad, from 0 to 12, not necessarily whole. */
  monthsAway: number;
};

/** A sentence of the tool's document. */
type Sentence = TextName<"visa-route">;

export type OpenRoute = {
  route: VisaRoute;
  /** Why it is open, and under which condition. */
  reason: Sentence;
  /** What the months abroad do to the card. */
  absence: Extract<Sentence, `absence${string}`>;
};

export type ClosedRoute = {
  route: VisaRoute;
  /** Why it is closed, and what would open it. */
  reason: Sentence;
};

export type FoundRoutes = { open: OpenRoute[]; closed: ClosedRoute[] };

type Verdict = { isOpen: boolean; reason: Sentence };

/**
 * Which routes are open, and why. Only what a figure or the route itself settles closes one: an income
 * or savings threshold that no figure states is left to the words of the reason, as to be confirmed.
 * Cabinet Decision 65 of 2022 is where these routes come from.
 */
export function findRoutes(person: VisaCase, rules: VisaRules): FoundRoutes {
  const own = {
    work: verdict(person.livelihood === "employer", "workOpen", "workClosed"),
    investor: verdict(person.livelihood === "company", "investorOpen", "investorClosed"),
    golden: verdict(person.property >= rules.goldenProperty, "goldenOpen", "goldenClosed"),
    freelancer: verdict(person.livelihood === "freelance", "freelancerOpen", "freelancerClosed"),
    retirement: verdict(person.age >= rules.retirementAge, "retirementOpen", "retirementClosed"),
  };
  const hasOwnCard = Object.values(own).some(({ isOpen }) => isOpen);
  const verdicts: Record<VisaRoute, Verdict> = {
    ...own,
    family: familyVerdict(person, hasOwnCard),
  };
  const all = visaRoutes.map((route) => ({ route, ...verdicts[route] }));
  return {
    open: all
      .filter(({ isOpen }) => isOpen)
      .map(({ route, reason }) => ({ route, reason, absence: absenceOf(route, person, rules) })),
    closed: all.filter(({ isOpen }) => !isOpen).map(({ route, reason }) => ({ route, reason })),
  };
}

function verdict(isOpen: boolean, ifOpen: Sentence, ifClosed: Sentence): Verdict {
  return { isOpen, reason: isOpen ? ifOpen : ifClosed };
}

/** A resident brings a family; whoever brings one needs a card first. */
function familyVerdict({ livelihood, companions }: VisaCase, hasOwnCard: boolean): Verdict {
  if (livelihood === "relative") return { isOpen: true, reason: "familyByRelative" };
  if (companions === "nobody") return { isOpen: false, reason: "familyClosed" };
  const reason = companions === "parents" ? "parentsOfYours" : "familyOfYours";
  return verdict(hasOwnCard, reason, "familyWaits");
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
