import { about } from "./field.ts";
import { asIs, choiceField } from "./text.ts";

/** The time zones of the office and of the countries that clients come from. */
const timeZones = [
  "Asia/Dubai",
  "Europe/Copenhagen",
  "Europe/Helsinki",
  "Europe/Oslo",
  "Europe/Riga",
  "Europe/Stockholm",
  "Europe/Tallinn",
  "Europe/Vilnius",
  "Europe/Warsaw",
] as const;

/** A clock that pages count in, by its international name. */
export const timeZone = (description: string) =>
  choiceField({
    ...about`timeZone | ${description}`,
    choices: asIs(timeZones),
    isRequired: true,
  });
