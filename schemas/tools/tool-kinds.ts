/** What the code of a tool asks of its document. */
export type ToolNeeds = {
  title: string;
  /** Names of its questions; a choice needs options to choose from. */
  questions: Readonly<Record<string, "entry" | "choice">>;
  /** Names under which its rules know figures, and what they read in them. */
  figures: Readonly<Record<string, "number" | "day">>;
  /** Names of its texts, each with the figures that it has to show: those that its rule reads. */
  texts: Readonly<Record<string, readonly string[]>>;
};

/**
 * The tools: each is a document with its words and figures, and code with its rules. A row here is
 * all that the two agree on; the Studio refuses a document that does not meet it.
 */
export const toolKinds = {
  "tax-estimate": {
    title: "Tax estimate",
    questions: {
      revenue: "entry",
      profit: "entry",
      currency: "choice",
      share: "entry",
      periodEnd: "entry",
      earlierRevenue: "entry",
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
      euroRate: "number",
      firstYear: "number",
    },
    texts: {
      submit: [],
      ownResult: [],
      examples: [],
      mainland: [],
      freeZone: [],
      tax: [],
      withinBand: ["bandRate", "band"],
      aboveBand: ["rate"],
      relief: ["reliefRevenue", "reliefLastDay"],
      noRelief: ["reliefRevenue", "reliefLastDay"],
      topUp: ["topUpRate", "topUpRevenue", "euroRate"],
      noTopUp: ["topUpRate", "topUpRevenue", "euroRate"],
      keptStatus: ["shareLimit", "amountLimit", "zoneRate"],
      lostStatus: ["shareLimit", "amountLimit"],
      leavesOut: [],
      call: [],
      notAmount: [],
      negative: [],
      tooLarge: [],
      aboveRevenue: [],
      notShare: [],
      notChoice: [],
      notDay: [],
      beforeTax: ["firstYear"],
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
    texts: {
      submit: [],
      any: [],
      remaining: [],
      open: [],
      ruledOut: [],
      compare: [],
      notZones: [],
      notChoice: [],
      comparison: [],
      unknown: [],
      mainland: [],
      mainlandActivity: [],
      mainlandCustomers: [],
      mainlandPremises: [],
      mainlandVisas: [],
      mainlandRegulator: [],
      mainlandDesignated: [],
      mainlandEmirate: [],
      tax: [],
      call: [],
    },
  },
  "day-counter": {
    title: "Day counter",
    // Asked of each stay.
    questions: { arrival: "entry", departure: "entry" },
    figures: { longDays: "number", shortDays: "number", absenceDays: "number" },
    texts: {
      submit: [],
      stay: [],
      counted: [],
      moreStays: [],
      addStay: [],
      privacy: [],
      ownResult: [],
      example: [],
      presence: [],
      most: [],
      period: [],
      long: ["longDays"],
      short: ["shortDays"],
      ties: ["shortDays"],
      met: [],
      willBeMet: [],
      missing: [],
      absence: ["absenceDays"],
      longest: [],
      between: [],
      noAbsence: [],
      tooLong: ["absenceDays"],
      returnBy: [],
      leavesOut: [],
      address: [],
      call: [],
      noStay: [],
      notDay: [],
      tooEarly: [],
      tooLate: [],
      endsBefore: [],
      overlaps: [],
      tooMany: [],
    },
  },
} as const satisfies Record<string, ToolNeeds>;

export type ToolKind = keyof typeof toolKinds;
export type QuestionName<Kind extends ToolKind> = keyof (typeof toolKinds)[Kind]["questions"];
export type FigureName<Kind extends ToolKind> = keyof (typeof toolKinds)[Kind]["figures"];
export type TextName<Kind extends ToolKind> = keyof (typeof toolKinds)[Kind]["texts"];

export function isToolKind(kind: unknown): kind is ToolKind {
  return typeof kind === "string" && Object.hasOwn(toolKinds, kind);
}

/** What a tool asks of its document, as far as all tools are alike. */
export const toolNeeds = (kind: ToolKind): ToolNeeds => toolKinds[kind];
