import type { ToolContent } from "#web/content/site-types.ts";
import type { Answers } from "./answers.ts";
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
};

/**
 * The days of a tool's result for a calendar file. Undefined if the content is of another tool or
 * incomplete; without events if an entry is invalid.
 */
export type ToolDays = (
  content: ToolContent,
  place: ToolPlace,
  answers: Answers,
) =>
  | {
      tool: AnyTool;
      events?: readonly ToolEvent[];
      /** What stays the same when the days move: the ids of events are made from it. */
      lasting?: object;
    }
  | undefined;
