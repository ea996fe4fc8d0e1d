import type { ContentOf } from "../tool.ts";
import type { Move } from "./read-move.ts";

/** Steps and documents with a planning time. */
export type StepName = ContentOf<"move-plan">["times"][number]["name"];

/** A step of a move, except the arrival itself. */
export type Step = {
  name: StepName;
  /** The index of its phase in the home page's process. */
  phase: 0 | 1 | 2 | 3 | 4;
  /** Whether it begins after the arrival. */
  isAfter?: true;
  /** The steps and documents that must be finished before it begins, if the move has them. */
  needs: readonly StepName[];
  /** Which moves have this step; all by default. */
  isFor?: (move: Move) => boolean;
};

/** Number of phases of the home page's process and of a plan. */
export const PHASES = 5;

/** The first step, which every document needs too. */
export const FIRST = "scope";

const hasFamily = ({ adults, children }: Move) => adults > 1 || children > 0;
const hasPets = ({ hasPets }: Move) => hasPets;
const hasOwnCar = ({ car }: Move) => car === "own";
const drives = ({ car }: Move) => car !== "none";
const isIn = (place: Move["company"]) => (move: Move) => move.company === place;

const companyPapers = ["passports", "owners"] as const;
const familyPapers = ["marriage", "births"] as const;

/**
 * The steps. Steps of one week keep this order. Authorities and banks require the order of bank,
 * lease and family: a bank account needs an Emirates ID, a lease needs the bank's cheque book, and
 * a family's visa needs the lease.
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
  /** How many of it a move needs, or whether it needs one; undefined if it needs none. */
  count: (move: Move) => number | boolean;
};

/**
 * The documents. Those that a step after the arrival needs are finished before the arrival in any
 * case.
 */
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
