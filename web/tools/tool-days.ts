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
      /**
       * What tells two cases apart, such as the name of a company. The ids of events are made from
       * it and their names, so any other entry may be corrected, and the same event moves.
       */
      identity?: readonly string[];
    }
  | undefined;

/** The name that a visitor has given to the events of a calendar, or an empty text. */
export const calendarNameIn = ({ calendarName = "" }: Entries): string =>
  typedText(calendarName).replace(/\s+/g, " ").trim();

/**
 * A name as a part of an identity. Devices write one name in several ways: with other capitals, with
 * accents apart from their letters, in full width, or without the signs that join letters.
 */
export const nameIdentity = (name: string): string =>
  visibleText(name).normalize("NFKC").toLowerCase();
