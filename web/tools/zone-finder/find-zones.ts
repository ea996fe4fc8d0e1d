import type { ZoneFactName } from "#schemas/fields/zone-facts.ts";
import type { Answers } from "../answers.ts";
import type { MessageName, ToolQuestion } from "../tool.ts";

/** What is known about a fact: nothing, a value, or a value confirmed by a source. */
export type Fact = { values: readonly string[]; source?: number };

/** A free zone with the facts of the zone finder. */
export type FinderZone = {
  /** A short id for addresses. */
  id: string;
  name: string;
  /** The emirates in which it licenses companies, by slug, its own first. */
  emirates: readonly { slug: string; name: string; path: string }[];
  /** Unknown facts have no entry. */
  facts: Readonly<Partial<Record<ZoneFactName, Fact>>>;
  /** Address of its picture, twice as wide as high. */
  picture?: string | undefined;
};

/** The questions: facts about a zone, and its location, in their order. */
export const questions = [
  "activity",
  "customers",
  "premises",
  "visas",
  "regulator",
  "designated",
  "emirate",
] as const satisfies readonly ("emirate" | ZoneFactName)[];

export type Question = (typeof questions)[number];

/** A visitor's choices. A question without a choice filters nothing. */
export type Wishes = Readonly<Partial<Record<Question, string>>>;

/** The result for a zone. */
export type ZoneMatch = {
  zone: FinderZone;
  /** Questions whose fact matches the choice, with or without a source. */
  agreed: Question[];
  /** Questions whose fact is unknown and has to be asked. */
  ask: Question[];
  /** Questions whose fact differs without a source. They have to be asked too. */
  other: Question[];
  /** Questions whose fact differs and is confirmed by a source. */
  against: Question[];
};

/**
 * Ranks zones by a visitor's choices and gives the reasons: zones where all known facts match,
 * zones that describe themselves otherwise, and zones that a source excludes. An unknown fact
 * excludes no zone.
 */
export function findZones(zones: readonly FinderZone[], wishes: Wishes) {
  const matches = zones
    .map((zone) => standingOf(zone, wishes))
    .sort((a, b) => b.agreed.length - a.agreed.length || a.other.length - b.other.length);
  const remaining = matches.filter(({ against }) => against.length === 0);
  return {
    fitting: remaining.filter(({ other }) => other.length === 0),
    further: remaining.filter(({ other }) => other.length > 0),
    ruledOut: matches.filter(({ against }) => against.length > 0),
  };
}

function standingOf(zone: FinderZone, wishes: Wishes): ZoneMatch {
  const match: ZoneMatch = { zone, agreed: [], ask: [], other: [], against: [] };
  for (const question of questions) {
    const wish = wishes[question];
    // Every zone can serve customers abroad, so this choice filters nothing.
    if (wish === undefined || (question === "customers" && wish === "abroad")) continue;
    match[verdict(zone, question, wish)].push(question);
  }
  return match;
}

function verdict(zone: FinderZone, question: Question, wish: string) {
  if (question === "emirate") {
    return zone.emirates.some(({ slug }) => slug === wish) ? "agreed" : "against";
  }
  const { values, source } = zone.facts[question] ?? {};
  if (values === undefined) return "ask";
  if (values.includes(wish)) return "agreed";
  return source === undefined ? "other" : "against";
}

/** The parameter with the zones to compare, separated by commas. */
export const COMPARE = "compare";

/** More columns would not fit on a sheet of paper. */
const MOST_COMPARED = 3;

/**
 * Reads a visitor's choices and the zones to compare. Unknown values are left out and reported, so
 * that no address breaks the page.
 */
export function readChoice<Zone extends { id: string }>(
  answers: Answers,
  asked: readonly (Pick<ToolQuestion, "options"> & { name: Question })[],
  zones: readonly Zone[],
) {
  const wishes: Partial<Record<Question, string>> = {};
  const problems: Record<string, MessageName<"zone-finder">> = {};
  for (const { name, options } of asked) {
    const answer = answers[name] ?? "";
    if (answer === "") continue;
    if (options.some(({ value }) => value === answer)) wishes[name] = answer;
    else problems[name] = "notChoice";
  }
  const ids = new Set((answers[COMPARE] ?? "").split(",").filter(Boolean));
  const known = zones.filter(({ id }) => ids.has(id));
  if (known.length < ids.size || known.length > MOST_COMPARED) problems[COMPARE] = "notZones";
  return { wishes, compared: known.slice(0, MOST_COMPARED), problems };
}
