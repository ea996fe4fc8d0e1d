import type { ContentOf } from "../tool.ts";
import type { Move } from "./read-move.ts";

/** Steps, documents and days with a row in the tool's document. */
export type StepName = ContentOf<"move-plan">["times"][number]["name"];

/** A step of a move, except the arrival itself. */
export type Step = {
  name: StepName;
  /** The index of its phase in the home page's process. */
  phase: 0 | 1 | 2 | 3 | 4;
  /** The steps and documents that must be finished before it begins, if the move has them. */
  needs: readonly StepName[];
  /**
   * When it begins:
   * - `late`: as late as possible, so that it ends before the arrival and before the steps that need
   *   it. This is the default.
   * - `soon`: as soon as everything that it needs is finished.
   * - `there`: as `soon`, but not before the arrival.
   */
  begins?: "soon" | "there";
  /** Whether it may end after the arrival. It begins at home, but the arrival does not wait for it. */
  mayEndThere?: true;
  /** Which moves have this step; all by default. */
  isFor?: (move: Move) => boolean;
};

/** Number of phases of the home page's process and of a plan. */
export const PHASES = 5;

/** The first step, which every document needs too. */
export const FIRST = "scope";

const hasFamily = ({ adults, children }: Move) => adults > 1 || children > 0;
const hasPupils = ({ pupils }: Move) => pupils > 0;
const hasGoods = ({ hasGoods }: Move) => hasGoods;
const hasPets = ({ hasPets }: Move) => hasPets;
const hasOwnCar = ({ car }: Move) => car === "own";
const drives = ({ car }: Move) => car !== "none";
const founds = (place: Move["company"]) => (move: Move) =>
  move.company === place && !move.isFounded;
const hasCompany = ({ company }: Move) => company === "freeZone" || company === "mainland";
const foundsCompany = (move: Move) => hasCompany(move) && !move.isFounded;
/** The work visa and the green visa ask for a diploma. */
const needsDiploma = ({ company }: Move) => company === "work" || company === "green";
const isListed = ({ country }: Move) => country !== "";
/** The visa stands on a home that is bought, whose title deed takes the place of a lease. */
const buysHome = ({ company }: Move) => company === "owner";

const companyPapers = ["passports", "owners"] as const;
const licences = ["freeZone", "mainland"] as const;
const familyPapers = ["marriage", "births"] as const;
/** What each visa asks for besides a passport and a diploma. */
const visaPapers = (["none", "owner", "remote", "work", "green"] as const).map(
  (visa): Paper => ({ name: `${visa}Proof`, count: ({ company }) => company === visa }),
);

/**
 * The steps. Steps of one week keep this order. Authorities and banks require the order of bank,
 * lease and family: a bank account needs an Emirates ID, a lease needs the bank's cheque book, and
 * a family's visa needs the lease. A company's visas need its establishment card.
 */
export const steps: readonly Step[] = [
  { name: "consultation", phase: 0, needs: [] },
  { name: FIRST, phase: 1, needs: ["consultation"] },
  { name: "schools", phase: 1, needs: ["schoolReports"], mayEndThere: true, isFor: hasPupils },
  { name: "petsHome", phase: 1, needs: ["petBooks"], isFor: hasPets },
  { name: "removal", phase: 1, needs: [FIRST], mayEndThere: true, isFor: hasGoods },
  { name: "carHome", phase: 1, needs: ["carPapers"], mayEndThere: true, isFor: hasOwnCar },
  { name: "leaving", phase: 1, needs: ["taxPapers"], mayEndThere: true },
  { name: "freeZone", phase: 2, needs: companyPapers, isFor: founds("freeZone") },
  { name: "mainland", phase: 2, needs: companyPapers, isFor: founds("mainland") },
  { name: "taxRegistration", phase: 2, begins: "soon", needs: licences, isFor: foundsCompany },
  { name: "establishmentCard", phase: 2, needs: licences, isFor: hasCompany },
  { name: "purchase", phase: 2, needs: ["passports"], isFor: buysHome },
  { name: "titleDeed", phase: 2, needs: ["purchase"], isFor: buysHome },
  {
    name: "permit",
    phase: 2,
    needs: [
      "establishmentCard",
      "titleDeed",
      "passports",
      "diplomas",
      ...visaPapers.map(({ name }) => name),
    ],
  },
  {
    name: "visitVisa",
    phase: 2,
    needs: ["passports"],
    isFor: (move) => hasFamily(move) && !isListed(move),
  },
  { name: "flat", phase: 3, needs: ["permit"] },
  { name: "medical", phase: 3, begins: "there", needs: [] },
  { name: "insurance", phase: 3, begins: "there", needs: [] },
  { name: "emiratesId", phase: 3, begins: "there", needs: ["medical", "insurance"] },
  { name: "bank", phase: 3, begins: "there", needs: ["emiratesId"] },
  {
    name: "companyBank",
    phase: 3,
    begins: "there",
    needs: ["emiratesId", ...licences],
    isFor: hasCompany,
  },
  { name: "schoolBegins", phase: 4, begins: "there", needs: ["schools"], isFor: hasPupils },
  { name: "lease", phase: 4, begins: "there", needs: ["bank"], isFor: (move) => !buysHome(move) },
  {
    name: "family",
    phase: 4,
    begins: "there",
    needs: ["emiratesId", "lease", ...familyPapers],
    isFor: hasFamily,
  },
  {
    name: "driving",
    phase: 4,
    begins: "there",
    needs: ["emiratesId", "drivingLicences"],
    isFor: drives,
  },
];

/** The last day that a family may stay without a visa. It has no duration. */
export const visaFree = {
  name: "visaFree",
  phase: 4,
  isFor: (move: Move) => hasFamily(move) && isListed(move),
} as const satisfies Pick<Step, "name" | "phase" | "isFor">;

type Paper = {
  name: StepName;
  /** How many of it a move needs, or whether it needs one; undefined if it needs none. */
  count: (move: Move) => number | boolean;
  /** Whether it may be finished after the arrival. */
  mayEndThere?: true;
};

/** The documents. Their stamps come from home, so most are finished before the arrival. */
export const papers: readonly Paper[] = [
  { name: "passports", count: ({ adults, children }) => adults + children },
  { name: "taxPapers", count: ({ adults }) => adults, mayEndThere: true },
  { name: "diplomas", count: (move) => needsDiploma(move) },
  ...visaPapers,
  { name: "owners", count: foundsCompany },
  { name: "marriage", count: ({ adults }) => adults > 1, mayEndThere: true },
  { name: "births", count: ({ children }) => children, mayEndThere: true },
  { name: "schoolReports", count: ({ pupils }) => pupils, mayEndThere: true },
  { name: "petBooks", count: hasPets },
  { name: "carPapers", count: hasOwnCar, mayEndThere: true },
  { name: "drivingLicences", count: (move) => (drives(move) ? move.adults : 0), mayEndThere: true },
];
