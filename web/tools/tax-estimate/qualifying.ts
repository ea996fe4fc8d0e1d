/** What a company does, as far as the list of qualifying activities knows it. */
export const activities = [
  "services",
  "trading",
  "distribution",
  "logistics",
  "commodities",
  "making",
  "holding",
  "funds",
  "headquarters",
  "other",
] as const;

export type Activity = (typeof activities)[number];

/** Who buys. */
export const customers = ["companies", "resellers", "freeZone", "consumers"] as const;

export type Customers = (typeof customers)[number];

/** Why the revenue of a company qualifies in a free zone, or does not. */
export type Reason =
  | "listed"
  | "ownGroup"
  | "freeZoneCustomers"
  | "resellersOnly"
  | "consumers"
  | "notListed";

const QUALIFYING: readonly Reason[] = ["listed", "ownGroup", "freeZoneCustomers"];

export const isQualifying = (reason: Reason) => QUALIFYING.includes(reason);

/** Activities that qualify, whichever company buys. */
const listed: readonly Activity[] = ["logistics", "commodities", "making"];

/**
 * Whether the revenue of a free zone company qualifies, by Ministerial Decision 229/2025: dealings
 * with natural persons are excluded, but for funds, wealth, ships and aircraft; goods from a
 * Designated Zone have to be resold or processed. Dealings with a free zone company that is itself
 * the user qualify for every activity that is not excluded (Cabinet Decision 100/2023, Article 3).
 */
export function qualification(activity: Activity, buyers: Customers): Reason {
  if (activity === "holding" || activity === "funds") return "listed";
  if (buyers === "consumers") return "consumers";
  if (activity === "headquarters") return "ownGroup";
  if (listed.includes(activity)) return "listed";
  if (activity === "distribution" && buyers === "resellers") return "listed";
  if (buyers === "freeZone") return "freeZoneCustomers";
  return activity === "distribution" ? "resellersOnly" : "notListed";
}
