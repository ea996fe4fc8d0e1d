import type { ToolKind } from "./tool-query.ts";

export { isToolKind, type ToolKind } from "./tool-query.ts";

/** What the code of a tool asks of its document. */
type ToolRow = {
  title: string;
  /** Names of its questions; a choice needs options to choose from. */
  questions: Readonly<Record<string, "entry" | "choice">>;
  /** Names under which its rules know figures, and what they read in them. */
  figures: Readonly<Record<string, "number" | "day">>;
  /** Names of its texts, those that belong together in one string with spaces between. */
  texts: readonly string[];
  /** Names of further texts, each with the figures that it has to show: those that its rule reads. */
  shows: Readonly<Record<string, readonly string[]>>;
  /**
   * What its rules plan time for, in weeks and by our own experience; names in one string.
   */
  times?: readonly string[];
};

/**
 * The tools: each is a document with its words and figures, and code with its rules. A row here is
 * all that the two agree on; the Studio refuses a document that does not meet it.
 */
const rows = {
  "tax-estimate": {
    title: "Tax estimate",
    questions: {
      revenue: "entry",
      profit: "entry",
      currency: "choice",
      activity: "choice",
      periodEnd: "entry",
      earlierRevenue: "entry",
      group: "choice",
      share: "entry",
    },
    figures: {
      bandRate: "number",
      band: "number",
      rate: "number",
      zoneRate: "number",
      shareLimit: "number",
      amountLimit: "number",
      reliefRevenue: "number",
      reliefLastDay: "day",
      topUpRate: "number",
      topUpRevenue: "number",
      firstYear: "number",
    },
    texts: [
      "submit examples mainland freeZone tax list leavesOut",
      "listed notListed",
      "aboveRevenue notShare",
    ],
    shows: {
      withinBand: ["bandRate", "band"],
      aboveBand: ["rate"],
      relief: ["reliefRevenue", "reliefLastDay"],
      noRelief: ["reliefRevenue", "reliefLastDay"],
      reliefOver: ["reliefLastDay"],
      groupRelief: ["topUpRevenue"],
      topUp: ["topUpRate", "topUpRevenue"],
      keptStatus: ["shareLimit", "amountLimit", "zoneRate"],
      lostStatus: ["shareLimit", "amountLimit"],
      beforeTax: ["firstYear"],
    },
  },
  "visa-route": {
    title: "Visa route",
    questions: {
      livelihood: "choice",
      companions: "choice",
      age: "entry",
      currency: "choice",
      income: "entry",
      savings: "entry",
      property: "entry",
      monthsAway: "entry",
    },
    figures: {
      goldenProperty: "number",
      ownerProperty: "number",
      retirementAge: "number",
      retirementIncome: "number",
      retirementIncomeDubai: "number",
      retirementSavings: "number",
      retirementProperty: "number",
      familyIncome: "number",
      familyIncomeHoused: "number",
      greenSalary: "number",
      freelanceIncome: "number",
      remoteIncome: "number",
      // Dirhams for one, as the threshold of remote work is in dollars.
      dollar: "number",
      absenceLimit: "number",
      workTerm: "number",
      investorTerm: "number",
      goldenTerm: "number",
      freelancerTerm: "number",
      remoteTerm: "number",
      retirementTerm: "number",
    },
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
      workTerm: ["workTerm"],
      greenOpen: ["greenSalary"],
      greenClosed: ["greenSalary"],
      greenTerm: ["freelancerTerm"],
      investorTerm: ["investorTerm"],
      goldenOpen: ["goldenProperty"],
      goldenOwner: ["goldenProperty", "ownerProperty"],
      goldenClosed: ["goldenProperty", "ownerProperty"],
      goldenTerm: ["goldenTerm"],
      familyByRelative: ["familyIncome", "familyIncomeHoused"],
      familyOfYours: ["familyIncome", "familyIncomeHoused"],
      familyIncome: ["familyIncome", "familyIncomeHoused"],
      freelancerOpen: ["freelanceIncome"],
      freelancerIncome: ["freelanceIncome"],
      freelancerTerm: ["freelancerTerm"],
      remoteOpen: ["remoteIncome", "dollar"],
      remoteIncome: ["remoteIncome", "dollar"],
      remoteTerm: ["remoteTerm"],
      retirementOpen: [
        "retirementAge",
        "retirementIncome",
        "retirementIncomeDubai",
        "retirementSavings",
        "retirementProperty",
      ],
      retirementMeans: [
        "retirementAge",
        "retirementIncome",
        "retirementIncomeDubai",
        "retirementSavings",
        "retirementProperty",
      ],
      retirementWorks: ["retirementAge"],
      retirementClosed: ["retirementAge"],
      retirementTerm: ["retirementTerm"],
      absenceSafe: ["absenceLimit"],
      absenceRisk: ["absenceLimit"],
      absenceExempt: ["absenceLimit"],
    },
  },
  "zone-finder": {
    title: "Zone finder",
    questions: {
      activity: "choice",
      customers: "choice",
      premises: "choice",
      visas: "choice",
      regulator: "choice",
      designated: "choice",
      // What can be chosen are the emirates of the zones.
      emirate: "entry",
    },
    figures: {},
    texts: [
      "submit any all best fitting fittingToo further ruledOut ask compare comparison unknown tax",
      "activity customers premises visas regulator designated",
      "mainland activityMainland customersMainland premisesMainland visasMainland",
      "regulatorMainland designatedMainland emirateMainland",
      "notZones",
    ],
    shows: {},
  },
  "day-counter": {
    title: "Day counter",
    // Asked of each stay.
    questions: { arrival: "entry", departure: "entry" },
    figures: { longDays: "number", shortDays: "number", absenceDays: "number" },
    texts: [
      "submit stay counted moreStays privacy examples leavesOut address",
      "presence most period recent met metAsPlanned willBeMet metIfBack missing",
      "longest between noAbsence away backBy wasBackBy askFirst returnBy",
      "noStay tooEarly tooLate endsBefore overlaps tooMany",
    ],
    shows: {
      long: ["longDays"],
      short: ["shortDays"],
      ties: ["shortDays"],
      absence: ["absenceDays"],
      tooLong: ["absenceDays"],
    },
  },
  "move-plan": {
    title: "Plan of the move",
    questions: {
      month: "entry",
      adults: "entry",
      children: "entry",
      company: "choice",
      pets: "choice",
      car: "choice",
      // What can be chosen are the home countries of the page.
      country: "entry",
    },
    figures: { residencyDays: "number", residencyDaysWithTies: "number" },
    texts: [
      "submit examples landing weekOf tooSoon planFor",
      "leavesOut papers elsewhere calendar",
      "consultation scope schools petsHome removal carHome leaving freeZone mainland permit flat",
      "arrival medical insurance emiratesId family bank lease driving",
      "notMonth pastMonth farMonth notAdults notChildren",
    ],
    shows: {
      presenceWithTies: ["residencyDaysWithTies"],
      presence: ["residencyDays"],
    },
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
  : Found | Names;

export type QuestionName<Kind extends ToolKind> = keyof Rows[Kind]["questions"] & string;
export type FigureName<Kind extends ToolKind> = keyof Rows[Kind]["figures"] & string;
/** Names of what a tool plans time for; none for most. */
export type TimeName<Kind extends ToolKind> = Rows[Kind] extends {
  times: readonly (infer Names extends string)[];
}
  ? NamesIn<Names>
  : never;
export type SharedTextName = NamesIn<typeof sharedTexts>;
/** Texts of its own document. */
export type OwnTextName<Kind extends ToolKind> =
  | NamesIn<Rows[Kind]["texts"][number]>
  | (keyof Rows[Kind]["shows"] & string);
export type TextName<Kind extends ToolKind> = OwnTextName<Kind> | SharedTextName;

/** What the rules of a tool read in its figures: numbers, and days as ISO dates. */
export type Rules<Kind extends ToolKind> = {
  readonly [Name in FigureName<Kind>]: Rows[Kind]["figures"][Name] extends "day" ? string : number;
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
export type ToolNeeds = Omit<ToolRow, "texts" | "shows" | "times"> & {
  texts: ToolRow["shows"];
  times: readonly string[];
};

const shared: ToolRow = { title: "", questions: {}, figures: {}, texts: [sharedTexts], shows: {} };

export function toolNeeds(kind: ToolKind | typeof SHARED_WORDS): ToolNeeds {
  const { texts, shows, times = [], ...row }: ToolRow = kind === SHARED_WORDS ? shared : rows[kind];
  const plain = namesIn(texts).map((name) => [name, []] as const);
  return { ...row, texts: { ...Object.fromEntries(plain), ...shows }, times: namesIn(times) };
}

const namesIn = (lines: readonly string[]) => lines.flatMap((line) => line.split(" "));
