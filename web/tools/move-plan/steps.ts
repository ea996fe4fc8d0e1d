import type { TimeName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Move } from "./read-move.ts";

/** What a move from one home to the other is made of, besides the landing itself. */
type Step = {
  name: TimeName<"move-plan">;
  /** Its place among the five phases of the home page's process, from zero. */
  phase: 0 | 1 | 2 | 3 | 4;
  /** Done before the landing, or begun after it. */
  when: "before" | "after";
  /** The steps that have to be done before it begins, as far as they belong to the move. */
  needs: readonly TimeName<"move-plan">[];
  /** Whose move it belongs to; everybody's without. */
  isFor?: (move: Move) => boolean;
};

/** So many phases has the home page's process, and a plan. */
export const PHASES = 5;

/** What comes first of all: every paper needs it, too. */
export const FIRST = "scope";

const hasCompany = ({ company }: Move) => company !== "none";
const hasFamily = ({ adults, children }: Move) => adults > 1 || children > 0;

/**
 * The steps, in the order in which those of one week stand. The order of bank, lease and family is
 * what the authorities and banks ask for: a bank for the Emirates ID, a lease for the bank's cheque
 * book, a family's visa for the lease.
 */
export const steps = [
  { name: "consultation", phase: 0, when: "before", needs: [] },
  { name: "scope", phase: 1, when: "before", needs: ["consultation"] },
  {
    name: "schools",
    phase: 1,
    when: "before",
    needs: [FIRST],
    isFor: ({ children }) => children > 0,
  },
  { name: "petsHome", phase: 1, when: "before", needs: [FIRST], isFor: ({ hasPets }) => hasPets },
  { name: "removal", phase: 1, when: "before", needs: [FIRST] },
  { name: "carHome", phase: 1, when: "before", needs: [FIRST], isFor: ({ car }) => car === "own" },
  { name: "leaving", phase: 1, when: "before", needs: [FIRST] },
  {
    name: "freeZone",
    phase: 2,
    when: "before",
    needs: [FIRST],
    isFor: ({ company }) => company === "freeZone",
  },
  {
    name: "mainland",
    phase: 2,
    when: "before",
    needs: [FIRST],
    isFor: ({ company }) => company === "mainland",
  },
  { name: "permit", phase: 2, when: "before", needs: [FIRST, "freeZone", "mainland"] },
  { name: "flat", phase: 3, when: "before", needs: ["permit"] },
  { name: "medical", phase: 3, when: "after", needs: [] },
  { name: "insurance", phase: 3, when: "after", needs: [] },
  { name: "emiratesId", phase: 3, when: "after", needs: ["medical", "insurance"] },
  { name: "bank", phase: 3, when: "after", needs: ["emiratesId"] },
  { name: "lease", phase: 4, when: "after", needs: ["bank"] },
  { name: "family", phase: 4, when: "after", needs: ["emiratesId", "lease"], isFor: hasFamily },
  {
    name: "driving",
    phase: 4,
    when: "after",
    needs: ["emiratesId"],
    isFor: ({ car }) => car !== "none",
  },
] as const satisfies readonly Step[];

export type StepName = (typeof steps)[number]["name"];

type Paper = {
  name: TimeName<"move-plan">;
  /** The steps that ask for it: it is there when the first of them begins, and before the landing in any case. */
  neededFor: readonly StepName[];
  /** How many of them a move takes; none where it does without. */
  count: (move: Move) => number;
};

/** The papers. */
export const papers = [
  {
    name: "passports",
    neededFor: ["freeZone", "mainland", "permit"],
    count: ({ adults, children }) => adults + children,
  },
  { name: "taxPapers", neededFor: ["leaving"], count: ({ adults }) => adults },
  { name: "diplomas", neededFor: ["permit"], count: ({ adults }) => adults },
  {
    name: "owners",
    neededFor: ["freeZone", "mainland"],
    count: (move) => (hasCompany(move) ? 1 : 0),
  },
  { name: "marriage", neededFor: ["family"], count: ({ adults }) => (adults > 1 ? 1 : 0) },
  { name: "births", neededFor: ["family"], count: ({ children }) => children },
  { name: "schoolReports", neededFor: ["schools"], count: ({ children }) => children },
  { name: "petBooks", neededFor: ["petsHome"], count: ({ hasPets }) => (hasPets ? 1 : 0) },
  { name: "carPapers", neededFor: ["carHome"], count: ({ car }) => (car === "own" ? 1 : 0) },
  {
    name: "drivingLicences",
    neededFor: ["driving"],
    count: ({ adults, car }) => (car === "none" ? 0 : adults),
  },
] as const satisfies readonly Paper[];

export type PaperName = (typeof papers)[number]["name"];
