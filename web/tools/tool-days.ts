import { visibleText } from "#schemas/shared/head/clean-text.ts";
import { typedText } from "#schemas/shared/head/typed-text.ts";
import type { ToolContent } from "#web/content/site-types.ts";
import type { Entries } from "./entries.ts";
import type { ToolPlace } from "./page-tool.tsx";
import type { AnyTool } from "./tool.ts";

/** A day of a result as an event of a calendar. */
export type ToolEvent = {
  /** The same in every file of this tool. */
  name: string;
  /** ISO date. */
  day: string;
  summary: string;
  /** Lines of text. Empty ones are left out. */
  description: readonly string[];
  /** Whether missing the day costs an amount, so that the calendar reminds of it. */
  costsMoney: boolean;
};

/**
 * The days of a tool's result for a calendar file. Undefined if the content is of another tool or
 * incomplete; without events if an entry is invalid.
 */
export type ToolDays = (
  content: ToolContent,
  place: ToolPlace,
  entries: Entries,
) =>
  | {
      tool: AnyTool;
      events?: readonly ToolEvent[];
      /** `calendarIdentity` */
      identity?: readonly string[];
    }
  | undefined;

/** The name that a visitor has given to the events of a calendar, or an empty text. */
export const calendarNameIn = ({ calendarName = "" }: Entries): string =>
  typedText(calendarName).replace(/\s+/g, " ").trim();

/**
 * What tells two cases apart. The ids of events are made from it and their names. A visitor who gives
 * a name may correct any other entry, and the same events move. Without one, each other question has
 * events of its own, because it may be about somebody else.
 */
export function calendarIdentity(
  { questions }: Pick<AnyTool, "questions">,
  entries: Entries,
): readonly string[] {
  const ownName = calendarNameIn(entries);
  return ownName === ""
    ? questions.map(({ name }) => entries[name]?.trim() ?? "")
    : [nameIdentity(ownName)];
}

/**
 * A name as a part of an identity. Devices write one name in several ways: with other capitals, with
 * accents apart from their letters, in full width, or without the signs that join letters.
 */
const nameIdentity = (name: string): string => visibleText(name).normalize("NFKC").toLowerCase();
