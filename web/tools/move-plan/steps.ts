import type { TimeName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Move } from "./read-move.ts";

/** What a move from one home to the other is made of, besides the landing itself. */
export type Step = {
  name: TimeName<"move-plan">;
  /** Its place among the five phases of the home page's process, from zero. */
  phase: 0 | 1 | 2 | 3 | 4;
  /** Which end of its time is the landing; the first of all come before whatever else begins first. */
  from: "before" | "after" | "before-all";
  /** Whose move it belongs to; everybody's without. */
  isFor?: (move: Move) => boolean;
};

/** So many phases has the home page's process, and a plan. */
export const PHASES = 5;

const hasCompany = ({ company }: Move) => company !== "none";
const hasFamily = ({ adults, children }: Move) => adults > 1 || children > 0;

/** The steps, in the order in which those of one day stand. */
export const steps = [
  { name: "consultation", phase: 0, from: "before-all" },
  { name: "scope", phase: 1, from: "before-all" },
  { name: "schools", phase: 1, from: "before", isFor: ({ children }) => children > 0 },
  { name: "petsHome", phase: 1, from: "before", isFor: ({ hasPets }) => hasPets },
  { name: "removal", phase: 1, from: "before" },
  { name: "carHome", phase: 1, from: "before", isFor: ({ car }) => car === "own" },
  { name: "leaving", phase: 1, from: "before" },
  { name: "freeZone", phase: 2, from: "before", isFor: ({ company }) => company === "freeZone" },
  { name: "mainland", phase: 2, from: "before", isFor: ({ company }) => company === "mainland" },
  { name: "permit", phase: 2, from: "before" },
  { name: "flat", phase: 3, from: "before" },
  { name: "medical", phase: 3, from: "after" },
  { name: "emiratesId", phase: 3, from: "after" },
  { name: "bank", phase: 3, from: "after" },
  { name: "family", phase: 4, from: "after", isFor: hasFamily },
  { name: "lease", phase: 4, from: "after" },
  { name: "driving", phase: 4, from: "after", isFor: ({ car }) => car !== "none" },
] as const satisfies readonly Step[];

export type StepName = (typeof steps)[number]["name"];

type Paper = {
  name: TimeName<"move-plan">;
  /** The step that asks for it, the first where several do: it has to be there when that begins. */
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
