import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { leadWeeks } from "./make-plan.ts";
import { type PlannedTime, timesIn } from "./planned-times.ts";
import type { Move } from "./read-move.ts";

/** One person who founds a company in a free zone. */
const founder: Move = {
  month: "",
  adults: 1,
  children: 0,
  pupils: 0,
  company: "freeZone",
  isFounded: false,
  hasGoods: false,
  hasPets: false,
  car: "none",
  country: "",
};

/** A family with a company and with children who need places at a school. */
const family: Move = { ...founder, adults: 2, children: 2, pupils: 2, hasGoods: true };

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/**
 * How long two moves take by the times of the plan: the weeks from the first talk to the arrival of
 * a founder, and the months from it to a family's first day at school. Undefined if a time is
 * missing or invalid.
 */
export function twoSpeeds(planned: readonly PlannedTime[]) {
  const times = timesIn(planned);
  if (times === undefined) return undefined;
  const { toArrival, toSchool } = leadWeeks(family, times);
  return {
    weeks: leadWeeks(founder, times).toArrival,
    // Part of a month counts as a month, so that nobody begins too late.
    months: Math.ceil((Math.max(toArrival, toSchool) * MONTHS_A_YEAR) / WEEKS_A_YEAR),
  };
}

/**
 * “About {weeks}” for a founder and {months} for a family, with the numbers and their words filled
 * in: “13 weeks”. A line whose number is unknown is left out.
 * @param lines null in content that is older than the field
 */
export function homeLines(
  lines: { founder: string | null; family: string | null },
  planned: readonly PlannedTime[] | null,
  language: Language,
): string[] {
  const speeds = twoSpeeds(planned ?? []);
  const inWords = (unit: "weeks" | "months") =>
    formatFigure({ value: `${speeds?.[unit]}`, unit }, language);
  return [lines.founder, lines.family].flatMap((text) => {
    if (!text || (speeds === undefined && /[{}]/.test(text))) return [];
    return text.replace("{weeks}", inWords("weeks")).replace("{months}", inWords("months"));
  });
}
