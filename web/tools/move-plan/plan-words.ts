import type { ToolPlace } from "../page-tool.tsx";
import { plainTextOf, type Tool, type ToolProps, textOf } from "../tool.ts";
import { wordsOf } from "../words.tsx";
import type { Task } from "./make-plan.ts";
import { PHASES } from "./steps.ts";

/**
 * What of a page a plan is made from, as JSON can carry it; undefined where a phase of the home page's
 * process is missing.
 */
export function planPlace({ page, settings }: Pick<ToolPlace, "page" | "settings">) {
  const { phases, homeCountries } = page;
  if (phases?.length !== PHASES) return undefined;
  const labels = settings.homeCountryLabels;
  return {
    defaults: { adults: "1", children: "0" },
    phases: phases.map(({ title }) => title),
    countries: (homeCountries ?? []).map(({ _id, name, ...said }) => ({
      id: _id,
      name,
      /** What it says, in the order in which it is shown; nothing where no official source says it yet. */
      facts: (["papers", "licence", "treaty"] as const).flatMap((fact) => {
        const text = said[fact];
        return text ? [{ label: labels[fact], words: wordsOf(text) }] : [];
      }),
    })),
  };
}

export type PlanPlace = NonNullable<ReturnType<typeof planPlace>>;

/** The questions; the countries are those of the page, and any other. */
export function askedQuestions({ tool, countries }: ToolProps<"move-plan"> & PlanPlace) {
  const elsewhere = { value: "", label: plainTextOf(tool, "elsewhere") };
  const places = countries.map(({ id, name }) => ({ value: id, label: name }));
  return tool.questions.map((question) =>
    question.name === "country" ? { ...question, options: [elsewhere, ...places] } : question,
  );
}

/** A task or a paper in words: “Week of 2 Aug 2027”, “Passports × 4”, what is to know, “Plan for 8 weeks”. */
export function inWords(tool: Tool<"move-plan">, { name, day, weeks = 0, count = 1 }: Task) {
  const isPresence = name === "presence" || name === "presenceWithTies";
  const isTimed = !isPresence && name !== "arrival";
  const times = count > 1 ? ` × ${count}` : "";
  return {
    when: isPresence ? shortDay(day) : `${plainTextOf(tool, "weekOf")} ${shortDay(day)}`,
    title: isTimed ? [tool.times[name].label + times] : textOf(tool, isPresence ? name : "landing"),
    detail: (isPresence ? undefined : tool.texts[name]) ?? [],
    time: weeks > 0 ? `${plainTextOf(tool, "planFor")} ${inWeeks.format(weeks)}` : "",
  };
}

// Made once: making them anew for each step took longer than all the rest of a plan.
const inWeeks = new Intl.NumberFormat("en-GB", {
  style: "unit",
  unit: "week",
  unitDisplay: "long",
});
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** A day in few letters: “1 Aug 2027”. @param day ISO date */
export const shortDay = (day: string): string => dayFormat.format(new Date(day));
