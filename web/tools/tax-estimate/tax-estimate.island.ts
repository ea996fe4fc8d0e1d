import { taking } from "#web/islands/browser.ts";
import { TaxEstimate } from "#web/tools/tax-estimate/tax-estimate.tsx";

export const wake = taking(TaxEstimate);
