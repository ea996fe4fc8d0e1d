import type { ToolKind } from "./tool-query.ts";

export { isToolKind, type ToolKind } from "./tool-query.ts";

/** What the code of a tool asks of its document: names, with spaces between them. */
type ToolRow = {
  title: string;
  /** Its questions: those that take an entry, and those with options to choose from. */
  entries: string;
  choices: string;
  /** Figures that its rules read: numbers, and days. */
  numbers: readonly string[];
  days: string;
  /** Its texts, those that belong together in one string. */
  texts: readonly string[];
  /** Further texts, each with the figures that it has to show: those that its rule reads. */
  shows: Readonly<Record<string, string>>;
  /** What its rules plan time for, in weeks and by our own experience. */
  times: readonly string[];
};

/**
 * The tools: each is a document with its words and figures, and code with its rules. A row here is
 * all that the two agree on; the Studio refuses a document that does not meet it.
 */
const rows = {
  "tax-estimate": {
    title: "Tax estimate",
    entries: "revenue profit periodEnd earlierRevenue share",
    choices: "currency activity group",
    numbers: [
      "bandRate band rate zoneRate shareLimit amountLimit reliefRevenue",
      "topUpRate topUpRevenue firstYear",
    ],
    days: "reliefLastDay",
    texts: [
      "submit examples mainland freeZone tax list leavesOut",
      "listed notListed",
      "aboveRevenue notShare",
    ],
    shows: {
      withinBand: "bandRate band",
      aboveBand: "rate",
      relief: "reliefRevenue reliefLastDay",
      noRelief: "reliefRevenue reliefLastDay",
      reliefOver: "reliefLastDay",
      groupRelief: "topUpRevenue",
      topUp: "topUpRate topUpRevenue",
      keptStatus: "shareLimit amountLimit zoneRate",
      lostStatus: "shareLimit amountLimit",
      beforeTax: "firstYear",
    },
    times: [],
  },
  "visa-route": {
    title: "Visa route",
    entries: "age income savings property monthsAway",
    choices: "livelihood companions currency",
    numbers: [
      "goldenProperty ownerProperty",
      "retirementAge retirementIncome retirementIncomeDubai retirementSavings retirementProperty",
      "familyIncome familyIncomeHoused greenSalary freelanceIncome",
      // Dirhams for one, as the threshold of remote work is in dollars.
      "remoteIncome dollar",
      "absenceLimit workTerm investorTerm goldenTerm freelancerTerm remoteTerm retirementTerm",
    ],
    days: "",
    texts: [
      "submit examples open noneOpen closed notNeeded leavesOut",
      "labelTerm labelSponsor labelEnds labelPapers exceptions",
      "work workOpen workClosed workSponsor workEnds workPapers",
      "green greenSponsor greenEnds greenPapers",
      "investor investorOpen investorClosed investorSponsor investorEnds investorPapers",
      "golden goldenSponsor goldenEnds goldenPapers",
      "family familyAlone parentsOfYours familyWaits",
      "familyTerm familySponsor familyEnds familyPapers",
      "freelancer freelancerClosed freelancerSponsor freelancerEnds freelancerPapers",
      "remote remoteClosed remoteSponsor remoteEnds remotePapers",
      "retirement retirementSponsor retirementEnds retirementPapers",
      "notAge notMonths",
    ],
    shows: {
      workTerm: "workTerm",
      greenOpen: "greenSalary",
      greenClosed: "greenSalary",
      greenTerm: "freelancerTerm",
      investorTerm: "investorTerm",
      goldenOpen: "goldenProperty",
      goldenOwner: "goldenProperty ownerProperty",
      goldenClosed: "goldenProperty ownerProperty",
      goldenTerm: "goldenTerm",
      familyByRelative: "familyIncome familyIncomeHoused",
      familyOfYours: "familyIncome familyIncomeHoused",
      familyIncome: "familyIncome familyIncomeHoused",
      freelancerOpen: "freelanceIncome",
      freelancerIncome: "freelanceIncome",
      freelancerTerm: "freelancerTerm",
      remoteOpen: "remoteIncome dollar",
      remoteIncome: "remoteIncome dollar",
      remoteTerm: "remoteTerm",
      retirementOpen:
        "retirementAge retirementIncome retirementIncomeDubai retirementSavings retirementProperty",
      retirementMeans:
        "retirementAge retirementIncome retirementIncomeDubai retirementSavings retirementProperty",
      retirementWorks: "retirementAge",
      retirementClosed: "retirementAge",
      retirementTerm: "retirementTerm",
      absenceSafe: "absenceLimit",
      absenceRisk: "absenceLimit",
      absenceExempt: "absenceLimit",
    },
    times: [],
  },
  "zone-finder": {
    title: "Zone finder",
    // What can be chosen are the emirates of the zones.
    entries: "emirate",
    choices: "activity customers premises visas regulator designated",
    numbers: [],
    days: "",
    texts: [
      "submit any all best fitting fittingToo further ruledOut ask compare comparison unknown tax",
      "activity customers premises visas regulator designated",
      "mainland activityMainland customersMainland premisesMainland visasMainland",
      "regulatorMainland designatedMainland emirateMainland",
      "notZones",
    ],
    shows: {},
    times: [],
  },
  "day-counter": {
    title: "Day counter",
    // Asked of each stay.
    entries: "arrival departure",
    choices: "",
    numbers: ["longDays shortDays absenceDays"],
    days: "",
    texts: [
      "submit stay counted moreStays privacy examples leavesOut address",
      "presence most period recent met metAsPlanned willBeMet metIfBack missing",
      "longest between noAbsence away backBy wasBackBy askFirst returnBy",
      "noStay tooEarly tooLate endsBefore overlaps tooMany",
    ],
    shows: {
      long: "longDays",
      short: "shortDays",
      ties: "shortDays",
      absence: "absenceDays",
      tooLong: "absenceDays",
    },
    times: [],
  },
  "move-plan": {
    title: "Plan of the move",
    // The countries that can be chosen are those of the page.
    entries: "month adults children country",
    choices: "company pets car",
    numbers: ["residencyDays residencyDaysWithTies"],
    days: "",
    texts: [
      "submit examples landing weekOf tooSoon planFor",
      "leavesOut papers elsewhere calendar",
      "consultation scope schools petsHome removal carHome leaving freeZone mainland permit flat",
      "arrival medical insurance emiratesId family bank lease driving",
      "notMonth pastMonth farMonth notAdults notChildren",
    ],
    shows: { presenceWithTies: "residencyDaysWithTies", presence: "residencyDays" },
    times: [
      "consultation scope schools petsHome removal carHome leaving freeZone mainland permit flat",
      "medical insurance emiratesId family bank lease driving",
      "passports diplomas marriage births schoolReports owners petBooks drivingLicences carPapers",
      "taxPapers",
    ],
  },
} as const satisfies Record<ToolKind, ToolRow>;

/** The longest time that anybody plans a step with, in weeks. */
export const LONGEST_TIME = 104;

/** Texts that every tool has from the one document of what all of them say. */
const sharedTexts = "call print share notChoice notAmount negative tooLarge notDay";

/** The kind of that document. */
export const SHARED_WORDS = "shared";

type Rows = typeof rows;

/** Each of the names that stand in one string. */
type NamesIn<Names extends string, Found = never> = Names extends `${infer Name} ${infer Others}`
  ? NamesIn<Others, Found | Name>
  : Found | Exclude<Names, "">;

export type QuestionName<Kind extends ToolKind> = NamesIn<
  Rows[Kind]["entries"] | Rows[Kind]["choices"]
>;
export type FigureName<Kind extends ToolKind> = NamesIn<
  Rows[Kind]["numbers"][number] | Rows[Kind]["days"]
>;
/** Names of what a tool plans time for; none for most. */
export type TimeName<Kind extends ToolKind> = NamesIn<Rows[Kind]["times"][number]>;
export type SharedTextName = NamesIn<typeof sharedTexts>;
/** Texts of its own document. */
export type OwnTextName<Kind extends ToolKind> =
  | NamesIn<Rows[Kind]["texts"][number]>
  | (keyof Rows[Kind]["shows"] & string);
export type TextName<Kind extends ToolKind> = OwnTextName<Kind> | SharedTextName;

/** What the rules of a tool read in its figures: numbers, and days as ISO dates. */
export type Rules<Kind extends ToolKind> = {
  readonly [Name in FigureName<Kind>]: Name extends NamesIn<Rows[Kind]["days"]> ? string : number;
};

/** What a tool plans with, by its names: what the time is for, and how many weeks it is. */
export type Times<Kind extends ToolKind> = Readonly<
  Record<TimeName<Kind>, { label: string; weeks: number }>
>;

/** Every kind with its title, as an editor chooses it. */
export const toolChoices = () => [
  ...Object.entries(rows).map(([value, { title }]) => ({ title, value })),
  { title: "Words of all tools", value: SHARED_WORDS },
];

/** What a tool asks of its document, as far as all tools are alike: each text with its figures. */
export type ToolNeeds = {
  questions: Readonly<Record<string, "entry" | "choice">>;
  figures: Readonly<Record<string, "number" | "day">>;
  texts: Readonly<Record<string, readonly string[]>>;
  times: readonly string[];
};

const nothing = { entries: "", choices: "", numbers: [], days: "", shows: {}, times: [] };

export function toolNeeds(kind: ToolKind | typeof SHARED_WORDS): ToolNeeds {
  const row: Omit<ToolRow, "title"> =
    kind === SHARED_WORDS ? { ...nothing, texts: [sharedTexts] } : rows[kind];
  const shown = Object.entries(row.shows).map(([name, figures]) => [name, namesIn(figures)]);
  return {
    questions: { ...each(row.entries, "entry"), ...each(row.choices, "choice") },
    figures: { ...each(row.numbers.join(" "), "number"), ...each(row.days, "day") },
    texts: { ...each(row.texts.join(" "), []), ...Object.fromEntries(shown) },
    times: namesIn(row.times.join(" ")),
  };
}

const namesIn = (names: string) => names.split(" ").filter(Boolean);

const each = <Value>(names: string, value: Value): Record<string, Value> =>
  Object.fromEntries(namesIn(names).map((name) => [name, value]));
