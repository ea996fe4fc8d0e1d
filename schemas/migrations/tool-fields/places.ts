/** The new types, by the kinds of the old documents. */
const types = new Map<unknown, string>([
  ["tax-estimate", "taxEstimate"],
  ["visa-route", "visaRoute"],
  ["zone-finder", "zoneFinder"],
  ["day-counter", "dayCounter"],
  ["move-plan", "movePlan"],
  ["shared", "toolWords"],
]);

export const typeOfKind = (kind: unknown) => types.get(kind);

/** What was said of an answer; every other text stood around the form or in the result. */
const messages: Readonly<Record<string, readonly string[]>> = {
  taxEstimate: ["aboveRevenue", "notShare", "beforeTax"],
  visaRoute: ["notAge", "notMonths"],
  zoneFinder: ["notZones"],
  dayCounter: ["noStay", "tooEarly", "tooLate", "endsBefore", "overlaps", "tooMany"],
  movePlan: ["notMonth", "pastMonth", "farMonth", "notAdults", "notChildren"],
  toolWords: ["notChoice", "notAmount", "notRead", "negative", "tooLarge", "notDay"],
};

/** What the zone finder asks; beside each stood the name of its fact, and what the mainland has. */
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

/** What was said of a route, by what followed its name; its name alone stood for its name. */
const ofRoute: Readonly<Record<string, string>> = {
  "": "name",
  Open: "open",
  Closed: "closed",
  Term: "term",
  Sponsor: "sponsor",
  Ends: "ends",
  Papers: "papers",
};

/** What was said of the family's route under names of their own. */
const ofFamily: Readonly<Record<string, string>> = { familyOfYours: "open", familyWaits: "closed" };

/** The landing and what presence means are no steps that time is planned for. */
const besideSteps = ["arrival", "presence", "presenceWithTies"];

const ofPlan = [
  ...["submit", "examples", "landing", "weekOf", "tooSoon", "planFor", "leavesOut", "papers"],
  ...["elsewhere", "calendar", ...besideSteps],
];

/** Where a text stands in the new document: the group or list, its name there, and the field of that. */
export type Place =
  | ["times" | "routes", string, string]
  | ["texts" | "messages", string, undefined]
  | ["questions", string, string];

/** @param part what the old document's code knew the text by */
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
