/** The new types, by the kind of the old documents. */
const types = new Map<unknown, string>([
  ["tax-estimate", "taxEstimate"],
  ["visa-route", "visaRoute"],
  ["zone-finder", "zoneFinder"],
  ["day-counter", "dayCounter"],
  ["move-plan", "movePlan"],
  ["shared", "toolWords"],
]);

export const typeOfKind = (kind: unknown) => types.get(kind);

/** The messages about entries. All other texts were beside the form or in the result. */
const messages: Readonly<Record<string, readonly string[]>> = {
  taxEstimate: ["aboveRevenue", "notShare", "beforeTax"],
  visaRoute: ["notAge", "notMonths"],
  zoneFinder: ["notZones"],
  dayCounter: ["noStay", "tooEarly", "tooLate", "endsBefore", "overlaps", "tooMany"],
  movePlan: ["notMonth", "pastMonth", "farMonth", "notAdults", "notChildren"],
  toolWords: ["notChoice", "notAmount", "notRead", "negative", "tooLarge", "notDay"],
};

/**
 * The questions of the zone finder. The name of a fact, and the mainland's value, were stored
 * beside each.
 */
const zoneQuestions = [
  "activity",
  "customers",
  "premises",
  "visas",
  "regulator",
  "designated",
  "emirate",
];

const routes = [
  "work",
  "green",
  "investor",
  "golden",
  "family",
  "freelancer",
  "remote",
  "retirement",
];

/**
 * The texts of a route, by the suffix of their names. Without a suffix the name meant the route's
 * name.
 */
const ofRoute: Readonly<Record<string, string>> = {
  "": "name",
  Open: "open",
  Closed: "closed",
  Term: "term",
  Sponsor: "sponsor",
  Ends: "ends",
  Papers: "papers",
};

/** Texts of the family route that had names of their own. */
const ofFamily: Readonly<Record<string, string>> = { familyOfYours: "open", familyWaits: "closed" };

/** The arrival and the days of presence are not steps with a planning time. */
const besideSteps = ["arrival", "presence", "presenceWithTies"];

const ofPlan = [
  ...["submit", "examples", "landing", "weekOf", "tooSoon", "planFor", "leavesOut", "papers"],
  ...["elsewhere", "calendar", ...besideSteps],
];

/** The place of a text in the new document: the group or list, the name there, and the field. */
export type Place =
  | ["times" | "routes", string, string]
  | ["texts" | "messages", string, undefined]
  | ["questions", string, string];

/** @param part the name of the text in the old document */
export function placeOfText(type: string, part: string): Place {
  if (messages[type]?.includes(part)) return ["messages", part, undefined];
  switch (type) {
    case "zoneFinder": {
      const asked = zoneQuestions.find((name) => part === name || part === `${name}Mainland`);
      if (asked) return ["questions", asked, part === asked ? "fact" : "mainland"];
      break;
    }
    case "visaRoute": {
      const field = ofFamily[part];
      if (field) return ["routes", "family", field];
      for (const route of routes) {
        const own = part.startsWith(route) ? ofRoute[part.slice(route.length)] : undefined;
        if (own) return ["routes", route, own];
      }
      break;
    }
    case "movePlan":
      if (!ofPlan.includes(part)) return ["times", part, "detail"];
  }
  return ["texts", part, undefined];
}
