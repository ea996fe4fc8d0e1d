import type { ZoneFactName } from "#schemas/fields/zone-facts.ts";
import type { Answers } from "../answers.ts";
import type { MessageName, ToolQuestion } from "../tool.ts";

/** What is known in one respect: nothing, something, or something that one of the sources says. */
export type Fact = { values: readonly string[]; source?: number };

/** A free zone as the zone finder knows it. */
export type FinderZone = {
  /** Short, for addresses. */
  id: string;
  name: string;
  /** Emirates in which it licenses companies, by their slugs; its own first. */
  emirates: readonly { slug: string; name: string; path: string }[];
  /** What nobody knows has no entry. */
  facts: Readonly<Partial<Record<ZoneFactName, Fact>>>;
  /** Address of its picture, twice as wide as high. */
  picture?: string | undefined;
};

/** What is known of a zone, or where it lies; in the order in which it is asked. */
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

/** What a visitor chose; a question without an answer narrows nothing. */
export type Wishes = Readonly<Partial<Record<Question, string>>>;

/** How a zone stands to what a visitor chose. */
export type Standing = {
  zone: FinderZone;
  /** Questions that the zone answers as wished, whether or not a source is known. */
  agreed: Question[];
  /** Questions of which nothing is known: they are to be asked. */
  ask: Question[];
  /** Questions to which the zone's own description names other things; they are to be asked, too. */
  other: Question[];
  /** Questions to which a source says no. */
  against: Question[];
};

/**
 * Ranks zones by what a visitor chose, and says of each why: those of which all that is known is as
 * wished, those whose own description names other things, and those to which a source says no. What
 * nobody knows hides no zone, and only a source rules one out.
 */
export function findZones(zones: readonly FinderZone[], wishes: Wishes) {
  const standings = zones
    .map((zone) => standingOf(zone, wishes))
    .sort((a, b) => b.agreed.length - a.agreed.length || a.other.length - b.other.length);
  const remaining = standings.filter(({ against }) => against.length === 0);
  return {
    fitting: remaining.filter(({ other }) => other.length === 0),
    further: remaining.filter(({ other }) => other.length > 0),
    ruledOut: standings.filter(({ against }) => against.length > 0),
  };
}

function standingOf(zone: FinderZone, wishes: Wishes): Standing {
  const standing: Standing = { zone, agreed: [], ask: [], other: [], against: [] };
  for (const question of questions) {
    const wish = wishes[question];
    // Customers abroad can be served from every zone, so they narrow nothing.
    if (wish === undefined || (question === "customers" && wish === "abroad")) continue;
    standing[verdict(zone, question, wish)].push(question);
  }
  return standing;
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

/** The answer that names the zones to compare, with commas between. */
export const COMPARE = "compare";

/** More columns would not fit on a sheet of paper. */
const MOST_COMPARED = 3;

/**
 * Reads what a visitor chose: wishes, and the zones to set side by side. Whatever is unknown is left
 * out and named, so that no address breaks the page.
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
