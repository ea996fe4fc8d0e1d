import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";
import { timeZone } from "../../fields/time-zone.ts";

const hour = (name: string, title: string, description: string) =>
  defineField({
    name,
    type: "number",
    title,
    description,
    validation: (rule) => rule.required().min(0).max(24),
  });

/** When consultants answer, for what counts it in other time zones. */
export const officeHours = fieldsTogether(
  "officeHours",
  "Office hours",
  "The opening hours once more, as a clock has them: pages count them in local time.",
  [
    requiredString("days", "Days", "The days of the week, such as “Monday to Friday”.", {
      max: 40,
    }),
    hour(
      "opens",
      "From",
      "When consultants begin to answer, in hours of the office's clock: 9 or 8.5.",
    ),
    hour("closes", "Until", "When they stop, in hours of the same clock: 18."),
    timeZone("The time zone of that clock."),
  ],
);
