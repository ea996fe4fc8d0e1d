import { type Answers, addressOfAnswers } from "../answers.ts";

/** Below it, by the slug of a service with the plan, its calendar files are. */
export const CALENDAR_PATH = "/api/move-plan";

/** The address of a plan's calendar file. @param path of the page on which the plan stands */
export function calendarAddress(path: string, answers: Answers): string {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  return addressOfAnswers(`${CALENDAR_PATH}/${slug}`, { kind: "move-plan", answers });
}
