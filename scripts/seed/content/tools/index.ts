import type { Tool } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { dayCounter } from "./day-counter.ts";
import { movePlan } from "./move-plan.ts";
import { taxEstimate } from "./tax-estimate.ts";
import { sharedWords } from "./tool.ts";
import { visaRoute } from "./visa-route.ts";
import { zoneFinder } from "./zone-finder.ts";

/** Every tool, and what all of them say. */
export const tools: readonly Seeded<Tool>[] = [
  taxEstimate,
  visaRoute,
  movePlan,
  sharedWords,
  zoneFinder,
  dayCounter,
];
