import type { MonthNames } from "#schemas/shared/figures/month-names.ts";
import { formatsOf } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { shortDay } from "#web/lib/short-day.ts";
import type { Entries } from "../entries.ts";
import type { Tool, ToolProps } from "../tool.ts";
import { plainWords, type Words } from "../words.tsx";
import type { Task } from "./make-plan.ts";
import type { StepName } from "./steps.ts";

/** The data for a plan besides the tool. It must be JSON. */
export type PlanPlace = {
  defaults: Entries;
  /** The steps and documents, each with its weeks and a note. */
  times: Readonly<Record<StepName, { label: string; weeks: number; detail: Words }>>;
  /** The duties after the licence: the path of their page, and the words of the link to it. */
  duties: { path: string; label: string } | null;
  /** Titles of the phases of the home page's process. */
  phases: readonly string[];
  months: MonthNames;
  countries: readonly {
    id: string;
    name: string;
    /** The official facts in their order; empty if there is no official source. */
    facts: readonly { label: string; words: Words }[];
  }[];
};

/** The questions. The choices of country are those of the page, and "other". */
export function askedQuestions({ tool, countries }: ToolProps<"move-plan"> & PlanPlace) {
  const elsewhere = { value: "", label: plainWords(tool.texts.elsewhere) };
  const places = countries.map(({ id, name }) => ({ value: id, label: name }));
  return tool.questions.map((question) =>
    question.name === "country" ? { ...question, options: [elsewhere, ...places] } : question,
  );
}

/**
 * A task or document as text: “Week of 2 Aug 2027”, “Passports × 4”, the note, “Plan for 8 weeks”.
 */
export function inWords(
  { tool: { texts }, times }: { tool: Tool<"move-plan"> } & Pick<PlanPlace, "times">,
  { name, day, weeks = 0, count = 1 }: Task,
  language: Language,
) {
  const time =
    weeks > 0 ? `${plainWords(texts.planFor)} ${weekFormats(language).format(weeks)}` : "";
  const onDay = shortDay(day, language);
  if (name === "presence" || name === "presenceWithTies") {
    return { when: onDay, title: texts[name], detail: [], time };
  }
  const when = name === "visaFree" ? onDay : `${plainWords(texts.weekOf)} ${onDay}`;
  if (name === "arrival") return { when, title: texts.landing, detail: texts.arrival, time };
  const { label, detail } = times[name];
  return { when, title: [label + (count > 1 ? ` × ${count}` : "")], detail, time };
}

const weekFormats = formatsOf(
  ({ locale }) =>
    new Intl.NumberFormat(locale, { style: "unit", unit: "week", unitDisplay: "long" }),
);
