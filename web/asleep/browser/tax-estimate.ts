import { TaxEstimate } from "#web/tools/tax-estimate/tax-estimate.tsx";
import { taking } from "./take-over-island.tsx";

export const wake = taking(TaxEstimate);
