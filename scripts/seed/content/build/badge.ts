import type { IconName } from "#schemas/icons.ts";
import { type Line, line } from "./parts.ts";

/** A few words beside an icon, under the heading of an emirate's page. */
export function badge(icon: IconName, text: Line) {
  return { _type: "badge" as const, icon, text: line(text) };
}
