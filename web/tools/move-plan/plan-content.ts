import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { planningWeeks } from "#schemas/shared/tools/planning-weeks.ts";
import { type TimeName, toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { ruleNumber } from "../rule-number.ts";
import type { Tool, ToolContent } from "../tool.ts";
import { wordsOf } from "../words.ts";
import type { PlanRules, Times } from "./make-plan.ts";
import type { PlanContent, PlanCountry } from "./plan-words.ts";
import { PHASES } from "./steps.ts";

/** What of a page a plan is made from, besides its tool. */
type PlanPage = Partial<Pick<NonNullable<ServicePageQueryResult>, "phases" | "homeCountries">>;

/** Everything that a plan is made of; undefined where a time, a figure or a phase of it is missing. */
export function planContent(
  tool: Tool<"move-plan">,
  content: ToolContent,
  { phases, homeCountries }: PlanPage,
  labels: CompanyDetails["homeCountryLabels"],
): PlanContent | undefined {
  const rules = readPlanRules(content, tool);
  if (rules === undefined || phases?.length !== PHASES) return undefined;
  return {
    tool,
    rules,
    phases: phases.map(({ title }) => title),
    countries: (homeCountries ?? []).map(
      ({ _id, name, papers, licence, treaty }): PlanCountry => ({
        id: _id,
        name,
        facts: [
          { label: labels.papers, words: papers && wordsOf(papers) },
          { label: labels.licence, words: licence && wordsOf(licence) },
          { label: labels.treaty, words: wordsOf(treaty) },
        ],
      }),
    ),
    unconfirmed: labels.unconfirmed,
  };
}

/** The rules as the document states them; undefined where a time or a figure of it holds no number. */
function readPlanRules(content: ToolContent, tool: Tool<"move-plan">): PlanRules | undefined {
  const residencyDays = ruleNumber(tool, "residencyDays");
  const residencyDaysWithTies = ruleNumber(tool, "residencyDaysWithTies");
  if (Number.isNaN(residencyDays + residencyDaysWithTies)) return undefined;
  const times = timesIn(content);
  return isWhole(times) ? { times, residencyDays, residencyDaysWithTies } : undefined;
}

const timeNames = toolNeeds("move-plan").times;

const isTime = (name: string): name is TimeName<"move-plan"> => timeNames.includes(name);
const isWhole = (times: Partial<Times>): times is Times =>
  timeNames.every((name) => Object.hasOwn(times, name));

function timesIn({ rows }: ToolContent): Partial<Times> {
  const times: Partial<Record<TimeName<"move-plan">, Times[keyof Times]>> = {};
  for (const row of rows) {
    if (row._type !== "toolOption") continue;
    const name = cleanText(row.name);
    const weeks = planningWeeks(cleanText(row.value));
    if (isTime(name) && weeks !== undefined) times[name] = { label: row.label, weeks };
  }
  return times;
}
