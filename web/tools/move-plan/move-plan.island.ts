import { taking } from "#web/islands/browser.ts";
import { MovePlan } from "#web/tools/move-plan/move-plan.tsx";

export const wake = taking(MovePlan);
