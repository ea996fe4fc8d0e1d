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
  "visa-route": {
    title: "Visa route",
    questions: {
      livelihood: "choice",
      companions: "choice",
      age: "entry",
      property: "entry",
      monthsAway: "entry",
    },
    figures: {
      goldenProperty: "number",
      retirementAge: "number",
      absenceLimit: "number",
      workTerm: "number",
      investorTerm: "number",
      goldenTerm: "number",
      freelancerTerm: "number",
      retirementTerm: "number",
    },
    texts: {
      submit: [],
      ownResult: [],
      examples: [],
      open: [],
      noneOpen: [],
      closed: [],
      labelTerm: [],
      labelSponsor: [],
      labelEnds: [],
      labelPapers: [],
      work: [],
      workOpen: [],
      workClosed: [],
      workTerm: ["workTerm"],
      workSponsor: [],
      workEnds: [],
      workPapers: [],
      investor: [],
      investorOpen: [],
      investorClosed: [],
      investorTerm: ["investorTerm"],
      investorSponsor: [],
      investorEnds: [],
      investorPapers: [],
      golden: [],
      goldenOpen: ["goldenProperty"],
      goldenClosed: ["goldenProperty"],
      goldenTerm: ["goldenTerm"],
      goldenSponsor: [],
      goldenEnds: [],
      goldenPapers: [],
      family: [],
      familyByRelative: [],
      familyOfYours: [],
      parentsOfYours: [],
      familyWaits: [],
      familyClosed: [],
      familyTerm: [],
      familySponsor: [],
      familyEnds: [],
      familyPapers: [],
      freelancer: [],
      freelancerOpen: [],
      freelancerClosed: [],
      freelancerTerm: ["freelancerTerm"],
      freelancerSponsor: [],
      freelancerEnds: [],
      freelancerPapers: [],
      retirement: [],
      retirementOpen: ["retirementAge"],
      retirementClosed: ["retirementAge"],
      retirementTerm: ["retirementTerm"],
      retirementSponsor: [],
      retirementEnds: [],
      retirementPapers: [],
      absenceSafe: ["absenceLimit"],
      absenceRisk: ["absenceLimit"],
      absenceExempt: ["absenceLimit"],
      exceptions: [],
      leavesOut: [],
      call: [],
      notChoice: [],
      notAge: [],
      notAmount: [],
      negative: [],
      tooLarge: [],
      notMonths: [],
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
