import type { ContentOf, Rules } from "../tool.ts";

type Content = ContentOf<"visa-route">;

/**
 * The routes to a residence card, the nearest first: what a person can do alone, then what takes
 * more money or time, then what takes somebody else.
 */
export const visaRoutes = [
  "owner",
  "investor",
  "permit",
  "golden",
  "retirement",
  "work",
  "remote",
  "green",
  "family",
] as const satisfies readonly VisaRoute[];

export type VisaRoute = Content["routes"][number]["route"];

/** The sentence of the document about a route. */
export type Reason = Content["cases"][number]["name"];

/** The values of the options: sources of income, people to bring, and owners of the property. */
export const livelihoods = [
  "employer",
  "company",
  "freelance",
  "savings",
  "remote",
  "ownAbroad",
  "relative",
] as const;
export const companions = ["nobody", "close", "parents"] as const;
export const owners = ["one", "several"] as const;

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
  /** Property in the UAE. If it has several owners, the person's share. */
  property: number;
  owners: (typeof owners)[number];
  /** Months abroad in a usual year, from 0 to 12, not necessarily whole. */
  monthsAway: number;
};

/** How far an entered amount is from the threshold of a route. */
export type Missing = {
  of: "income" | "savings" | "property";
  /** In dirhams. */
  amount: number;
  /** The part of the threshold that is missing, from 0 to 1. */
  share: number;
  /** Whether sources differ on the threshold. The amount then belongs to the lowest one. */
  isDisputed: boolean;
};

/** Whether a route is open, by every source or by some of them, and why. */
type Opening = {
  state: "open" | "unconfirmed" | "closed" | "notNeeded";
  reason: Reason;
  missing?: Missing;
};

/** The result for a route. */
export type Verdict = Opening & { route: VisaRoute };

const open = (reason: Reason): Opening => ({ state: "open", reason });
const unconfirmed = (reason: Reason): Opening => ({ state: "unconfirmed", reason });
const closed = (reason: Reason): Opening => ({ state: "closed", reason });

/**
 * Which routes are open, what would open the others, and which are not needed. Only a figure or the
 * route itself can close a route. An amount that was not entered closes none; the reason then names
 * the threshold. A threshold on which sources differ leaves a route unconfirmed between the
 * readings. The routes are those of Cabinet Decision 65 of 2022, Dubai's card for owners and the
 * permits of free zones.
 * @returns the routes with the nearest first, those that are open before the others
 */
export function judgeRoutes(person: VisaCase, rules: VisaRules): Verdict[] {
  const { livelihood, property } = person;
  /** The result where the livelihood alone decides. */
  const byLivelihood = (
    route: "work" | "investor" | "permit",
    needed: VisaCase["livelihood"],
  ): Opening => (livelihood === needed ? open(route) : closed(`${route}Closed`));
  /** The routes that depend on no other person's card. */
  const own: Record<Exclude<VisaRoute, "family">, Opening> = {
    work: byLivelihood("work", "employer"),
    green: judgeGreen(person, rules),
    investor: byLivelihood("investor", "company"),
    golden: judgeGolden(person, rules),
    owner: property ? judgeOwner(person, rules) : closed("ownerClosed"),
    permit: byLivelihood("permit", "freelance"),
    remote: judgeRemote(person, rules),
    retirement: judgeRetirement(person, rules),
  };
  const states = Object.values(own).map(({ state }) => state);
  const family = judgeFamily(person, states, rules);
  return visaRoutes
    .map((route) => ({ route, ...(route === "family" ? family : own[route]) }))
    .sort((a, b) => distanceOf(a) - distanceOf(b));
}

/** How far a route is from being open: the part of an amount that is missing, or all of it. */
function distanceOf({ state, missing }: Verdict): number {
  return state === "closed" ? (missing?.share ?? 1) : 0;
}

/** The reasons for an amount that is enough. Each has another one for an amount that is too low. */
type Enough =
  | "greenEmployee"
  | "greenFreelance"
  | "golden"
  | "ownerShared"
  | "family"
  | "parents"
  | "remote";

/**
 * The result where an amount decides.
 * @param highest the highest threshold that a source names, where another source names `least`
 */
function judgeAmount(
  person: VisaCase,
  of: Missing["of"],
  reason: Enough,
  least: number,
  highest = least,
): Opening {
  const amount = person[of] ?? highest;
  if (amount >= highest) return open(reason);
  if (amount >= least) return unconfirmed(reason);
  return { ...closed(`${reason}Lacks`), missing: missingOf(person, of, least, highest) };
}

function missingOf(person: VisaCase, of: Missing["of"], least: number, highest = least): Missing {
  const amount = least - (person[of] ?? 0);
  return { of, amount, share: amount / least, isDisputed: highest > least };
}

/**
 * Work for a company abroad: an employer's, or a person's own (Emirates 24|7 names both). The income
 * is the same, and the proofs differ.
 */
function judgeRemote(person: VisaCase, rules: VisaRules): Opening {
  const isOwner = person.livelihood === "ownAbroad";
  if (!isOwner && person.livelihood !== "remote") return closed("remoteClosed");
  const verdict = judgeAmount(person, "income", "remote", rules.remoteIncome * rules.dollar);
  return isOwner && verdict.state === "open" ? open("remoteOwner") : verdict;
}

/** By property; or by savings put into a deposit, which no authority's page that we saw confirms. */
function judgeGolden(person: VisaCase, rules: VisaRules): Opening {
  const byProperty: Opening = person.property
    ? judgeAmount(person, "property", "golden", rules.goldenProperty)
    : closed("goldenClosed");
  if (byProperty.state === "open") return byProperty;
  const canDeposit = (person.savings ?? 0) >= rules.goldenDeposit;
  return canDeposit ? unconfirmed("goldenDeposit") : byProperty;
}

const MONTHS_OF_YEAR = 12;

/** The branches of the green visa: skilled employees, the self-employed, investors and partners. */
function judgeGreen(person: VisaCase, rules: VisaRules): Opening {
  switch (person.livelihood) {
    case "employer":
      return judgeAmount(person, "income", "greenEmployee", rules.greenSalary);
    case "freelance": {
      // The same amount is read as the income of each of two years, or of both together.
      const ofEach = rules.freelanceIncome / MONTHS_OF_YEAR;
      return judgeAmount(person, "income", "greenFreelance", ofEach / 2, ofEach);
    }
    case "company":
      // No authority publishes the minimum investment.
      return unconfirmed("greenPartner");
    default:
      return closed("greenClosed");
  }
}

/**
 * Dubai's card for owners. A sole owner needs no least value since April 2026, as is reported; each
 * of several needs a least share. Before, both needed more.
 */
function judgeOwner(person: VisaCase, rules: VisaRules): Opening {
  const { property, owners } = person;
  const before = rules.ownerPropertyBefore;
  if (owners === "one") return property < before ? unconfirmed("ownerSole") : open("ownerSole");
  return judgeAmount(person, "property", "ownerShared", rules.ownerProperty, before);
}

/**
 * Income, savings or property each suffice. If none was entered, the route is open on condition.
 * Dubai alone asks for less income, or for half of both savings and property, as is reported.
 */
function judgeRetirement(person: VisaCase, rules: VisaRules): Opening {
  const { income = 0, savings = 0, property } = person;
  if (person.age < rules.retirementAge) return closed("retirementYoung");
  if (person.livelihood !== "savings") return closed("retirementWorks");
  const isUnknown = person.income === undefined && person.savings === undefined && property === 0;
  const hasMeans =
    income >= rules.retirementIncome ||
    savings >= rules.retirementSavings ||
    property >= rules.retirementProperty;
  if (isUnknown || hasMeans) return open("retirement");
  const least = rules.retirementIncomeDubai;
  if (income >= least || Math.min(savings, property) >= rules.retirementCombined) {
    return unconfirmed("retirementDubai");
  }
  const missing = [
    missingOf(person, "income", least, rules.retirementIncome),
    missingOf(person, "savings", rules.retirementSavings),
    missingOf(person, "property", rules.retirementProperty),
  ].reduce((near, each) => (each.share < near.share ? each : near));
  return { ...closed("retirementLacks"), missing };
}

/** A resident can bring a family, so the person needs a card first. */
function judgeFamily(
  person: VisaCase,
  states: readonly Opening["state"][],
  rules: VisaRules,
): Opening {
  const { livelihood, companions } = person;
  if (livelihood === "relative") return open("familyByRelative");
  if (companions === "nobody") return { state: "notNeeded", reason: "familyAlone" };
  const hasOwnCard = states.includes("open");
  if (!hasOwnCard && !states.includes("unconfirmed")) return closed("familyClosed");
  // Only an employer provides the housing with which less income is enough.
  const least = livelihood === "employer" ? "familyIncomeHoused" : "familyIncome";
  const family =
    companions === "parents"
      ? judgeAmount(person, "income", "parents", rules.parentsIncomeLower, rules.parentsIncome)
      : judgeAmount(person, "income", "family", rules[least]);
  return family.state === "open" && !hasOwnCard ? unconfirmed(family.reason) : family;
}

const DAYS_OF_MONTH = 365.25 / 12;

/**
 * How months abroad affect the card of a route. They are treated as one absence, which is the worst
 * case.
 */
export function absenceOf(route: VisaRoute, { monthsAway }: VisaCase, { absenceLimit }: VisaRules) {
  if (route === "golden") return "absenceExempt";
  return monthsAway * DAYS_OF_MONTH > absenceLimit ? "absenceRisk" : "absenceSafe";
}
