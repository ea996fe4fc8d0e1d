import { type Answers, addressOfAnswers } from "../answers.ts";
import { plainTextOf, type Tool, type ToolOption, type ToolQuestion, textOf } from "../tool.ts";
import { plainWords, type Words } from "../words.tsx";
import type { PaperTask, Plan, Task } from "./make-plan.ts";

/** A home country as the plan needs it; null where no official source says it yet. */
export type PlanCountry = {
  id: string;
  name: string;
  /** What it says of tax, licence and papers, in the order in which it is shown, by its label. */
  facts: readonly { label: string; words: Words }[];
};

/** Everything that the words of a plan are made of, as JSON can carry it. */
export type PlanContent = {
  tool: Tool<"move-plan">;
  /** Titles of the five phases. */
  phases: readonly string[];
  countries: readonly PlanCountry[];
};

/** The questions; the countries are those of the page, and any other. */
export function askedQuestions({ tool, countries }: PlanContent): ToolQuestion[] {
  const elsewhere = { value: "", label: plainTextOf(tool, "elsewhere"), figure: null };
  const places: ToolOption[] = countries.map(({ id, name }) => ({
    value: id,
    label: name,
    figure: null,
  }));
  return tool.questions.map((question) =>
    question.name === "country" ? { ...question, options: [elsewhere, ...places] } : question,
  );
}

/** What a task is called: the name of its time, or what is no time, such as the landing. */
export function titleOf({ tool }: PlanContent, { name }: Task): Words {
  if (name === "arrival") return textOf(tool, "landing");
  if (name === "presence" || name === "presenceWithTies") return textOf(tool, name);
  return [tool.times[name].label];
}

/** What is to know of a task; empty where its title says all. */
export function detailOf({ tool }: PlanContent, { name }: Task): Words {
  return name === "presence" || name === "presenceWithTies" ? [] : textOf(tool, name);
}

/** The time that is planned for something, as words: “Plan for 8 weeks”; empty where it takes none. */
export function timeOf({ tool }: PlanContent, weeks = 0): string {
  if (weeks === 0) return "";
  const format = { style: "unit", unit: "week", unitDisplay: "long" } as const;
  return `${plainTextOf(tool, "planFor")} ${weeks.toLocaleString("en-GB", format)}`;
}

/** When it begins: “Week of 2 Aug 2027”, or the day itself of presence. */
export function whenOf({ tool }: PlanContent, { day, name }: Task | PaperTask): string {
  const isDay = name === "presence" || name === "presenceWithTies";
  return isDay ? shortDay(day) : `${plainTextOf(tool, "weekOf")} ${shortDay(day)}`;
}

/** A day in few letters: “1 Aug 2027”. @param day ISO date */
export function shortDay(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" });
}

/** A paper with how many of it a move takes: “Passports × 4”. */
export function paperName({ tool }: PlanContent, { name, count }: PaperTask): string {
  const { label } = tool.times[name];
  return count === 1 ? label : `${label} × ${count}`;
}

/** A line for each task, with its day. */
export function planLines(content: PlanContent, plan: Plan): string[] {
  return plan.tasks.map(
    (task) => `${whenOf(content, task)}: ${plainWords(titleOf(content, task))}`,
  );
}

/**
 * The address of a plan's calendar file, which `web/app/api/move-plan` gives for the same answers:
 * that of a service by its slug, that of a page at a free address with ~ between the two levels.
 */
export function calendarAddress({ path, kind }: PlanContent["tool"], answers: Answers): string {
  const slug = path.replace(/^\/(services\/)?/, "").replace("/", "~");
  return addressOfAnswers(`/api/move-plan/${slug}`, { kind, answers });
}
