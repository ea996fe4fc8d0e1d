import type { Answers } from "../answers.ts";
import type { Tool, ToolProps } from "../tool.ts";
import { plainWords, type Words } from "../words.tsx";
import type { Task } from "./make-plan.ts";
import type { StepName } from "./steps.ts";

/** What a plan is made from besides the tool, as JSON can carry it. */
export type PlanPlace = {
  defaults: Answers;
  /** The steps and papers, each with its weeks and with what to know of it. */
  times: Readonly<Record<StepName, { label: string; weeks: number; detail: Words }>>;
  /** Titles of the phases of the home page's process. */
  phases: readonly string[];
  countries: readonly {
    id: string;
    name: string;
    /** What it says, in the order in which it is shown; nothing where no official source says it yet. */
    facts: readonly { label: string; words: Words }[];
  }[];
};

/** The questions; the countries are those of the page, and any other. */
export function askedQuestions({ tool, countries }: ToolProps<"move-plan"> & PlanPlace) {
  const elsewhere = { value: "", label: plainWords(tool.texts.elsewhere) };
  const places = countries.map(({ id, name }) => ({ value: id, label: name }));
  return tool.questions.map((question) =>
    question.name === "country" ? { ...question, options: [elsewhere, ...places] } : question,
  );
}

/** A task or a paper in words: “Week of 2 Aug 2027”, “Passports × 4”, what is to know, “Plan for 8 weeks”. */
export function inWords(
  { tool: { texts }, times }: { tool: Tool<"move-plan"> } & Pick<PlanPlace, "times">,
  { name, day, weeks = 0, count = 1 }: Task,
) {
  const isPresence = name === "presence" || name === "presenceWithTies";
  const time = weeks > 0 ? `${plainWords(texts.planFor)} ${inWeeks.format(weeks)}` : "";
  if (isPresence) return { when: shortDay(day), title: texts[name], detail: [], time };
  const when = `${plainWords(texts.weekOf)} ${shortDay(day)}`;
  if (name === "arrival") return { when, title: texts.landing, detail: texts.arrival, time };
  const { label, detail } = times[name];
  return { when, title: [label + (count > 1 ? ` × ${count}` : "")], detail, time };
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
