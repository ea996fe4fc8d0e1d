import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";

/** The condition that belongs to every page which shows the zero rate as a benefit. */
export const qualifyingNote = note("What the zero rate asks of you", [
  figure("free-zone-corporate-tax-rate"),
  " corporate tax is for a Qualifying Free Zone Person and covers qualifying income only: real substance in the zone, market prices between related companies, audited accounts, and a tax return every year. Other income is taxed at ",
  figure("free-zone-non-qualifying-tax-rate"),
  ". Tax holidays and guarantees that a zone once promised are older than this rule and do not replace it.",
]);
