import { monthNames } from "#schemas/shared/figures/month-names.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import type { ToolPlace } from "../page-tool.tsx";
import type { ContentOf } from "../tool.ts";
import { textReader, wordsOf } from "../tool-content.ts";
import type { PlanPlace } from "./plan-words.ts";
import { timesIn } from "./planned-times.ts";
import { PHASES } from "./steps.ts";

/**
 * The data for a plan besides the tool; undefined if a time or a phase of the home page's process
 * is missing.
 */
export function planPlace(
  content: ContentOf<"move-plan">,
  { page, settings, language }: Pick<ToolPlace, "page" | "settings" | "language">,
): PlanPlace | undefined {
  const { phases, dutiesAhead, homeCountries } = page;
  const dutiesPath = dutiesAhead?.page && pathOf(dutiesAhead.page);
  const read = textReader(content, language);
  const times = timesIn(
    content.times.map(({ detail, ...time }) => ({ ...time, detail: read(detail ?? "") })),
  );
  if (times === undefined || phases?.length !== PHASES) return undefined;
  const labels = settings.homeCountryLabels;
  // A list of terms has each term once.
  const joined = (facts: readonly { text: RichTextValue }[]) =>
    facts.flatMap(({ text }, index) => [...(index > 0 ? [" "] : []), ...wordsOf(text, language)]);
  return {
    defaults: { who: "private", adults: "1", children: "0" },
    times,
    duties: dutiesAhead && dutiesPath ? { path: dutiesPath, label: dutiesAhead.heading } : null,
    phases: phases.map(({ title }) => title),
    months: monthNames(),
    countries: (homeCountries ?? []).map(({ _id, name, ...said }) => ({
      id: _id,
      name,
      facts: [
        ...(["papers", "licence", "treaty"] as const).flatMap((fact) => {
          const text = said[fact];
          return text ? [{ label: labels[fact], words: wordsOf(text, language) }] : [];
        }),
        // What the home country goes on taking: "0 %" there says nothing of it.
        ...(said.homeTax?.length ? [{ label: labels.homeTax, words: joined(said.homeTax) }] : []),
      ],
    })),
  };
}
