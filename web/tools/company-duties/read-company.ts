import { realDay } from "#schemas/shared/figures/real-day.ts";
import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { WHO } from "#schemas/shared/tools/clients.ts";
import { DIRHAM } from "../currency.ts";
import type { Entries } from "../entries.ts";
import { anyNumbers } from "../read-number.ts";
import { reading } from "../reading.ts";
import type { Tool } from "../tool.ts";
import { buyers, type Company, otherPlaces, places, sponsored } from "./due-days.ts";

/** Months ahead in which a licence can be planned. */
const MONTHS_AHEAD = 36;

const months = ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"] as const;

/**
 * Converts entries to a company, or returns the problem of each entry.
 * @param today ISO date
 */
export function readCompany(
  entries: Entries,
  { signs }: Pick<Tool<"company-duties">, "signs">,
  today: string,
) {
  const { typed, refuse, amount, choice, whole } = reading<"company-duties">(entries, anyNumbers);
  const issued = realDay(typed("issued"));
  if (issued === undefined) refuse("issued", "notDay", "");
  else if (issued > addMonths(today, MONTHS_AHEAD)) refuse("issued", "tooLate", "");
  const dirhams = (name: "revenue" | "supplies", without: number) =>
    typed(name) === "" ? without : amount(name, signs[DIRHAM] ?? []);
  const other = otherPlaces.find((each) => each === entries[WHO]);
  const revenue = dirhams("revenue", 0);
  // Addresses from before supplies were asked for have none.
  const supplies = dirhams("supplies", revenue);
  if (supplies > revenue) refuse("supplies", "aboveRevenue", revenue);
  const company: Company = {
    issued: issued ?? "",
    place: other ?? choice("company", places),
    revenue,
    supplies,
    buyers: choice("customers", buyers),
    sponsored: choice("visas", sponsored),
    yearEnd: Number(choice("periodEnd", months)),
  };
  return whole({ company });
}
