import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";
import { isTimeZone } from "../../rules/text.ts";

const timeOfDay = (name: string, title: string, description: string) =>
  defineField({
    name,
    type: "string",
    title,
    description,
    validation: (rule) =>
      rule.required().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { name: "time of day, such as 09:00" }),
  });

/** When consultants answer, for what counts it in other time zones. */
export const officeHours = fieldsTogether({
  name: "officeHours",
  title: "Office hours",
  description: "The opening hours once more, as a clock has them: pages count them in local time.",
  group: "contact",
  fields: [
    requiredString({
      name: "days",
      title: "Days",
      description: "The days of the week, such as “Monday to Friday”.",
      max: 40,
    }),
    timeOfDay(
      "opens",
      "From",
      "When consultants begin to answer, on the clock of the office: 09:00.",
    ),
    timeOfDay("closes", "Until", "When they stop, on the same clock: 18:00."),
    defineField({
      name: "timeZone",
      type: "string",
      title: "Time zone",
      description: "The time zone of that clock by its international name: Asia/Dubai.",
      validation: (rule) => rule.required().custom(isTimeZone),
    }),
  ],
});
