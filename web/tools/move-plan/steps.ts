import type { TimeName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Move } from "./read-move.ts";

/** What a move from one home to the other is made of, besides the landing itself. */
type Step = {
  name: TimeName<"move-plan">;
  /** Its place among the five phases of the home page's process, from zero. */
  phase: 0 | 1 | 2 | 3 | 4;
  /** Done before the landing, or begun after it. */
  when: "before" | "after";
  /** The steps and papers that have to be there before it begins, as far as they belong to the move. */
  needs: readonly TimeName<"move-plan">[];
  /** Whose move it belongs to; everybody's without. */
  isFor?: (move: Move) => boolean;
};

/** So many phases has the home page's process, and a plan. */
export const PHASES = 5;

/** What comes first of all: every paper needs it, too. */
export const FIRST = "scope";

const hasFamily = ({ adults, children }: Move) => adults > 1 || children > 0;
const hasChildren = ({ children }: Move) => children > 0;
const hasPets = ({ hasPets }: Move) => hasPets;
const hasOwnCar = ({ car }: Move) => car === "own";
const drives = ({ car }: Move) => car !== "none";
const hasCompany = ({ company }: Move) => company !== "none";
const isIn = (place: Move["company"]) => (move: Move) => move.company === place;

const companyPapers = ["passports", "owners"] as const;
const familyPapers = ["marriage", "births"] as const;

/**
 * The steps, in the order in which those of one week stand. The order of bank, lease and family is
 * what the authorities and banks ask for: a bank for the Emirates ID, a lease for the bank's cheque
 * book, a family's visa for the lease.
 */
export const steps = [
  { name: "consultation", phase: 0, when: "before", needs: [] },
  { name: FIRST, phase: 1, when: "before", needs: ["consultation"] },
  { name: "schools", phase: 1, when: "before", needs: ["schoolReports"], isFor: hasChildren },
  { name: "petsHome", phase: 1, when: "before", needs: ["petBooks"], isFor: hasPets },
  { name: "removal", phase: 1, when: "before", needs: [FIRST] },
  { name: "carHome", phase: 1, when: "before", needs: ["carPapers"], isFor: hasOwnCar },
  { name: "leaving", phase: 1, when: "before", needs: ["taxPapers"] },
  { name: "freeZone", phase: 2, when: "before", needs: companyPapers, isFor: isIn("freeZone") },
  { name: "mainland", phase: 2, when: "before", needs: companyPapers, isFor: isIn("mainland") },
  {
    name: "permit",
    phase: 2,
    when: "before",
    needs: ["freeZone", "mainland", "passports", "diplomas"],
  },
  { name: "flat", phase: 3, when: "before", needs: ["permit"] },
  { name: "medical", phase: 3, when: "after", needs: [] },
  { name: "insurance", phase: 3, when: "after", needs: [] },
  { name: "emiratesId", phase: 3, when: "after", needs: ["medical", "insurance"] },
  { name: "bank", phase: 3, when: "after", needs: ["emiratesId"] },
  { name: "lease", phase: 4, when: "after", needs: ["bank"] },
  { name: "family", phase: 4, when: "after", needs: ["lease", ...familyPapers], isFor: hasFamily },
  {
    name: "driving",
    phase: 4,
    when: "after",
    needs: ["emiratesId", "drivingLicences"],
    isFor: drives,
  },
] as const satisfies readonly Step[];

export type StepName = (typeof steps)[number]["name"];

type Paper = {
  name: TimeName<"move-plan">;
  /** How many of them a move takes; none where it does without. */
  count: (move: Move) => number;
};

/** One, for those whose move it belongs to. */
const oneFor = (isFor: (move: Move) => boolean) => (move: Move) => Number(isFor(move));

/** The papers. Those that a step after the landing asks for are there before it in any case. */
export const papers = [
  { name: "passports", count: ({ adults, children }) => adults + children },
  { name: "taxPapers", count: ({ adults }) => adults },
  { name: "diplomas", count: ({ adults }) => adults },
  { name: "owners", count: oneFor(hasCompany) },
  { name: "marriage", count: oneFor(({ adults }) => adults > 1) },
  { name: "births", count: ({ children }) => children },
  { name: "schoolReports", count: ({ children }) => children },
  { name: "petBooks", count: oneFor(hasPets) },
  { name: "carPapers", count: oneFor(hasOwnCar) },
  { name: "drivingLicences", count: (move) => (drives(move) ? move.adults : 0) },
] as const satisfies readonly Paper[];

export type PaperName = (typeof papers)[number]["name"];
