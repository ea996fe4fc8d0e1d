import type { FactName, FinderZone } from "./finder-zone.ts";

/** What the zone finder asks. */
export type Question = "emirate" | FactName;

/** What a visitor chose; a question without an answer narrows nothing. */
export type Wishes = Readonly<Partial<Record<Question, string>>>;

/** How a zone stands to what a visitor chose. */
export type Standing = {
  zone: FinderZone;
  /** Questions that the zone answers as wished, whether or not a source is known. */
  agreed: Question[];
  /** Questions whose answer nobody has confirmed. */
  open: Question[];
  /** Questions to which a source says no. */
  against: Question[];
};

/** The zones in their order, each in one of the three. */
export type FoundZones = {
  /** Every question is answered as wished. */
  fitting: Standing[];
  /** Nothing speaks against them, and something is to be confirmed. */
  open: Standing[];
  /** A source says no to at least one wish. */
  ruledOut: Standing[];
};

/** Customers abroad can be served from every zone, so they narrow nothing. */
const EVERY_ZONE = { question: "customers", wish: "abroad" };

/**
 * Narrows zones to what a visitor chose, and says of each why. What nobody knows never counts as a
 * no, and only a source rules a zone out: where a zone's own description names other things, that is
 * to be confirmed.
 */
export function findZones(zones: readonly FinderZone[], wishes: Wishes): FoundZones {
  const standings = zones.map((zone) => standingOf(zone, wishes));
  return {
    fitting: standings.filter(({ open, against }) => open.length + against.length === 0),
    open: standings.filter(({ open, against }) => against.length === 0 && open.length > 0),
    ruledOut: standings.filter(({ against }) => against.length > 0),
  };
}

function standingOf(zone: FinderZone, wishes: Wishes): Standing {
  const standing: Standing = { zone, agreed: [], open: [], against: [] };
  for (const question of questions) {
    const wish = wishes[question];
    if (wish === undefined) continue;
    if (question === EVERY_ZONE.question && wish === EVERY_ZONE.wish) continue;
    standing[verdict(zone, question, wish)].push(question);
  }
  return standing;
}

/** The questions, in the order in which they are asked. */
export const questions = [
  "activity",
  "customers",
  "premises",
  "visas",
  "regulator",
  "designated",
  "emirate",
] as const satisfies readonly Question[];

function verdict(
  zone: FinderZone,
  question: Question,
  wish: string,
): "agreed" | "open" | "against" {
  if (question === "emirate") {
    return zone.emirates.some(({ slug }) => slug === wish) ? "agreed" : "against";
  }
  const { values, source } = zone.facts[question];
  if (values.includes(wish)) return "agreed";
  return values.length === 0 || source === null ? "open" : "against";
}
