import type { ToolPlace } from "../page-tool.tsx";
import { wordsOf } from "../words.tsx";
import { PHASES } from "./steps.ts";

/** What of a page a plan is made from; undefined where a phase of the home page's process is missing. */
export function planPlace({ page, settings }: Pick<ToolPlace, "page" | "settings">) {
  const { phases, homeCountries } = page;
  if (phases?.length !== PHASES) return undefined;
  const labels = settings.homeCountryLabels;
  return {
    defaults: { adults: "1", children: "0" },
    phases: phases.map(({ title }) => title),
    countries: (homeCountries ?? []).map(({ _id, name, papers, licence, treaty }) => ({
      id: _id,
      name,
      facts: [
        { label: labels.papers, text: papers },
        { label: labels.licence, text: licence },
        { label: labels.treaty, text: treaty },
      ].flatMap(({ label, text }) => (text ? [{ label, words: wordsOf(text) }] : [])),
    })),
  };
}
