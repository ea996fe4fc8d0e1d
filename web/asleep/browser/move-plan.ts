import { MovePlan } from "#web/tools/move-plan/move-plan.tsx";
import { taking } from "./take-over-island.tsx";

export const wake = taking(MovePlan);
