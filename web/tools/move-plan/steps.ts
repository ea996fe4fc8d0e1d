import type { ContentOf } from "../tool.ts";
import type { Move } from "./read-move.ts";

/** Steps and papers, for each of which we plan a time. */
export type StepName = ContentOf<"move-plan">["times"][number]["name"];

/** What a move from one home to the other is made of, besides the landing itself. */
export type Step = {
  name: StepName;
  /** Its place among the five phases of the home page's process, from zero. */
  phase: 0 | 1 | 2 | 3 | 4;
  /** Begun after the landing, not done before it. */
  isAfter?: true;
  /** The steps and papers that have to be there before it begins, as far as they belong to the move. */
  needs: readonly StepName[];
  /** Whose move it belongs to; everybody's without. */
  isFor?: (move: Move) => boolean;
};

/** So many phases has the home page's process, and a plan. */
export const PHASES = 5;

/** What comes first of all: every paper needs it, too. */
export const FIRST = "scope";

const hasFamily = ({ adults, children }: Move) => adults > 1 || children > 0;
const hasPets = ({ hasPets }: Move) => hasPets;
const hasOwnCar = ({ car }: Move) => car === "own";
const drives = ({ car }: Move) => car !== "none";
const isIn = (place: Move["company"]) => (move: Move) => move.company === place;

const companyPapers = ["passports", "owners"] as const;
const familyPapers = ["marriage", "births"] as const;

/**
 * The steps, in the order in which those of one week stand. The order of bank, lease and family is
 * what the authorities and banks ask for: a bank for the Emirates ID, a lease for the bank's cheque
 * book, a family's visa for the lease.
 */
export const steps: readonly Step[] = [
  { name: "consultation", phase: 0, needs: [] },
  { name: FIRST, phase: 1, needs: ["consultation"] },
  { name: "schools", phase: 1, needs: ["schoolReports"], isFor: ({ children }) => children > 0 },
  { name: "petsHome", phase: 1, needs: ["petBooks"], isFor: hasPets },
  { name: "removal", phase: 1, needs: [FIRST] },
  { name: "carHome", phase: 1, needs: ["carPapers"], isFor: hasOwnCar },
  { name: "leaving", phase: 1, needs: ["taxPapers"] },
  { name: "freeZone", phase: 2, needs: companyPapers, isFor: isIn("freeZone") },
  { name: "mainland", phase: 2, needs: companyPapers, isFor: isIn("mainland") },
  { name: "permit", phase: 2, needs: ["freeZone", "mainland", "passports", "diplomas"] },
  { name: "flat", phase: 3, needs: ["permit"] },
  { name: "medical", phase: 3, isAfter: true, needs: [] },
  { name: "insurance", phase: 3, isAfter: true, needs: [] },
  { name: "emiratesId", phase: 3, isAfter: true, needs: ["medical", "insurance"] },
  { name: "bank", phase: 3, isAfter: true, needs: ["emiratesId"] },
  { name: "lease", phase: 4, isAfter: true, needs: ["bank"] },
  { name: "family", phase: 4, isAfter: true, needs: ["lease", ...familyPapers], isFor: hasFamily },
  {
    name: "driving",
    phase: 4,
    isAfter: true,
    needs: ["emiratesId", "drivingLicences"],
    isFor: drives,
  },
];

type Paper = {
  name: StepName;
  /** How many of them a move takes, or whether it takes the one; none where it does without. */
  count: (move: Move) => number | boolean;
};

/** The papers. Those that a step after the landing asks for are there before it in any case. */
export const papers: readonly Paper[] = [
  { name: "passports", count: ({ adults, children }) => adults + children },
  { name: "taxPapers", count: ({ adults }) => adults },
  { name: "diplomas", count: ({ adults }) => adults },
  { name: "owners", count: ({ company }) => company !== "none" },
  { name: "marriage", count: ({ adults }) => adults > 1 },
  { name: "births", count: ({ children }) => children },
  { name: "schoolReports", count: ({ children }) => children },
  { name: "petBooks", count: hasPets },
  { name: "carPapers", count: hasOwnCar },
  { name: "drivingLicences", count: (move) => (drives(move) ? move.adults : 0) },
];
