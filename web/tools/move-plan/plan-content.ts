import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { type ToolContent, toolOf } from "../tool.ts";
import { wordsOf } from "../words.ts";
import type { PlanContent, PlanCountry } from "./plan-words.ts";
import { readPlanRules } from "./read-rules.ts";
import { PHASES } from "./steps.ts";

type Service = NonNullable<ServicePageQueryResult>;

/** What of a service's page and of the site's settings a plan is made from. */
export type PlanSources = {
  content: ToolContent;
  /** Path of the page, and the address of the site before it. */
  path: string;
  site: string;
  phases: Service["phases"];
  countries: Service["homeCountries"];
  labels: CompanyDetails["homeCountryLabels"];
};

/**
 * Everything that a plan is made of; null where the page's tool is another, undefined where a time, a
 * figure or a phase of it is missing.
 */
export function planContent(sources: PlanSources): PlanContent | null | undefined {
  const { content, path, site, phases, countries, labels } = sources;
  const tool = toolOf("move-plan", content, { path, site });
  if (tool === null) return null;
  const rules = readPlanRules(content, tool);
  if (rules === undefined || phases?.length !== PHASES) return undefined;
  return {
    tool,
    rules,
    phases: phases.map(({ title }) => title),
    countries: (countries ?? []).map(
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
