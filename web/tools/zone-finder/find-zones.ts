import type { ZoneFactName } from "#schemas/fields/zone-facts.ts";
import { COMPARE_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import type { Entries } from "../entries.ts";
import type { MessageName, Question } from "../tool.ts";
import type { ToolFigure } from "../words.tsx";

/** The facts that sources state, each with the index of its source. */
export type StatedFacts = Readonly<Partial<Record<ZoneFactName, number>>>;

/** A fee that a zone publishes, with the year of the price list, if it is known. */
export type ZoneFee = {
  figure: ToolFigure;
  label: string;
  condition: string | null;
  year: number | null;
};

/** A price of more years ago is called old. */
const PRICE_YEARS = 2;

/**
 * Whether a price is more than two years old.
 * @param today ISO date
 */
export const isOldPrice = (year: number, today: string): boolean =>
  year + PRICE_YEARS < Number(today.slice(0, 4));

/** A free zone with the facts of the zone finder. A fact without an entry is not stated. */
export type FinderZone = {
  /** A short id for addresses. */
  id: string;
  name: string;
  /** The emirates in which it licenses companies, by slug, its own first. */
  emirates: readonly { slug: string; name: string; path: string }[];
  yes: StatedFacts;
  no: StatedFacts;
  /** The number of visas that a source promises to a company. */
  visas?: number | undefined;
  fees: readonly ZoneFee[];
};

/** The questions about facts of a zone, in their order. */
export const factQuestions = [
  "activity",
  "customers",
  "premises",
  "visas",
  "regulator",
  "designated",
] as const;

export type FactQuestion = (typeof factQuestions)[number];

/** All questions: those about facts of a zone, and the one about its location. */
export const questions = [...factQuestions, "emirate"] as const;

export type FinderQuestion = (typeof questions)[number];

/** The questions whose options are facts of their own, and the facts of their options. */
const factsOfOptions = {
  activity: [
    "trading",
    "manufacturing",
    "logistics",
    "services",
    "technology",
    "media",
    "finance",
    "health",
  ],
  premises: ["desk", "office", "workshop", "warehouse", "land"],
} as const satisfies Partial<Record<FinderQuestion, readonly ZoneFactName[]>>;

/** All facts of each question about facts. */
export const factsOf = {
  ...factsOfOptions,
  premises: ["noPremises", ...factsOfOptions.premises],
  customers: ["mainland"],
  visas: ["visas"],
  regulator: ["regulator"],
  designated: ["designated"],
} as const satisfies Record<FactQuestion, readonly ZoneFactName[]>;

/** What fulfils more than a need: a visitor who needs a desk can work in an office. */
const offersMore: Readonly<Partial<Record<ZoneFactName, ZoneFactName>>> = { desk: "office" };

/** The option of the question about visas for a visitor who does not know how many yet. */
const VISAS_OF_UNKNOWN_NUMBER = "sponsored";

/** A visitor's choices. A question without a choice filters nothing. */
export type Wishes = Readonly<Partial<Record<FinderQuestion, string>>>;

/** The result for a zone. */
export type ZoneMatch = {
  zone: FinderZone;
  /** Questions whose need a source states that the zone meets. */
  agreed: FinderQuestion[];
  /** Questions to ask the zone: no source says whether it meets the need. */
  ask: FinderQuestion[];
  /** Questions whose need a source denies, and the emirate if the zone is in another one. */
  against: FinderQuestion[];
};

/**
 * Ranks zones by a visitor's choices: zones that state all needs, zones of which something has to
 * be asked, and zones that a source rules out. The fewer questions are left of a zone, the earlier
 * it comes. A fact that is not stated rules no zone out.
 */
export function findZones(zones: readonly FinderZone[], wishes: Wishes) {
  const matches = zones
    .map((zone) => standingOf(zone, wishes))
    .sort((a, b) => a.ask.length - b.ask.length || b.agreed.length - a.agreed.length);
  const remaining = matches.filter(({ against }) => against.length === 0);
  return {
    stating: remaining.filter(({ ask }) => ask.length === 0),
    asking: remaining.filter(({ ask }) => ask.length > 0),
    ruledOut: matches.filter(({ against }) => against.length > 0),
  };
}

function standingOf(zone: FinderZone, wishes: Wishes): ZoneMatch {
  const match: ZoneMatch = { zone, agreed: [], ask: [], against: [] };
  for (const question of questions) {
    const wish = wishes[question];
    const standing = wish === undefined ? undefined : verdict(zone, question, wish);
    if (standing !== undefined) match[standing].push(question);
  }
  return match;
}

/** How a zone stands to a wish; undefined for a wish that every zone fulfils. */
function verdict(zone: FinderZone, question: FinderQuestion, wish: string) {
  if (question === "emirate") {
    return zone.emirates.some(({ slug }) => slug === wish) ? "agreed" : "against";
  }
  if (question === "premises" && wish === "none") {
    // Who needs no premises can go anywhere. Zones that license without premises come first.
    return "noPremises" in zone.yes ? "agreed" : undefined;
  }
  const fact = neededFact(question, wish);
  if (fact === undefined) return undefined;
  if (fact in zone.no) {
    const more = offersMore[fact];
    return more !== undefined && more in zone.yes ? "agreed" : "against";
  }
  if (!(fact in zone.yes)) return "ask";
  const number = fact === "visas" && wish !== VISAS_OF_UNKNOWN_NUMBER ? Number(wish) : 0;
  // A source that promises fewer visas does not say that there are no more.
  return number <= (zone.visas ?? 0) || number === 0 ? "agreed" : "ask";
}

/**
 * The fact that a choice needs. A choice that needs nothing, such as “no visas”, has none: a zone
 * that offers more is not worse for it.
 */
export function neededFact(question: FinderQuestion, wish: string): ZoneFactName | undefined {
  switch (question) {
    case "activity":
    case "premises":
      return factsOfOptions[question].find((fact) => fact === wish);
    case "customers":
      return wish === "mainland" ? "mainland" : undefined;
    case "visas":
      return wish === "none" ? undefined : "visas";
    case "regulator":
    case "designated":
      return wish === "yes" ? question : undefined;
    case "emirate":
      return undefined;
  }
}

/** More columns would not fit on a sheet of paper. */
const MOST_COMPARED = 3;

/**
 * Reads a visitor's choices and the zones to compare. Unknown values are left out and reported, so
 * that no address breaks the page. Beside an unknown choice no other counts, because the number for
 * some of the wishes would be taken for that of all.
 */
export function readChoice<Zone extends { id: string }>(
  entries: Entries,
  asked: readonly (Pick<Question, "options"> & { name: FinderQuestion })[],
  zones: readonly Zone[],
) {
  const read: Partial<Record<FinderQuestion, string>> = {};
  const problems: Record<string, MessageName<"zone-finder">> = {};
  for (const { name, options } of asked) {
    const answer = entries[name] ?? "";
    if (answer === "") continue;
    if (options.some(({ value }) => value === answer)) read[name] = answer;
    else problems[name] = "notChoice";
  }
  const wishes = Object.keys(problems).length > 0 ? {} : read;
  const ids = new Set((entries[COMPARE_PARAMETER] ?? "").split(",").filter(Boolean));
  const known = zones.filter(({ id }) => ids.has(id));
  if (known.length < ids.size || known.length > MOST_COMPARED)
    problems[COMPARE_PARAMETER] = "notZones";
  return { wishes, compared: known.slice(0, MOST_COMPARED), problems };
}
