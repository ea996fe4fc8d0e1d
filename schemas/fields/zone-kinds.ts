import { about } from "./field.ts";
import { choiceList } from "./text.ts";

/** What sort of free zone one is; the sections of an emirate's page choose by it. */
export const zoneKinds = [
  { title: "Major", value: "major" },
  { title: "Technology and media", value: "technologyMedia" },
  { title: "Specialised", value: "specialised" },
  { title: "Niche", value: "niche" },
  { title: "Offshore centre", value: "offshore" },
] as const;

/** The kind as an editor reads it, or undefined for none that there is. */
export function zoneKindTitle(kind: unknown): string | undefined {
  return zoneKinds.find(({ value }) => value === kind)?.title;
}

/** Which of its emirate's zones a section lists. */
export const zoneKindsField = choiceList({
  ...about`kinds | Kinds of zones | The section lists the emirate's zones of these kinds; tick none to list them all.`,
  choices: zoneKinds,
});
