import { choiceList } from "./text.ts";

/** The kinds of free zones. Sections of an emirate's page choose zones by kind. */
export const zoneKinds = [
  { title: "Major", value: "major" },
  { title: "Technology and media", value: "technologyMedia" },
  { title: "Specialised", value: "specialised" },
  { title: "Niche", value: "niche" },
  { title: "Offshore centre", value: "offshore" },
] as const;

export function zoneKindTitle(kind: unknown): string | undefined {
  return zoneKinds.find(({ value }) => value === kind)?.title;
}

export const zoneKindsField = choiceList({
  name: "kinds",
  title: "Kinds of zones",
  description: "The section lists the emirate's zones of these kinds; tick none to list them all.",
  choices: zoneKinds,
});
