import { optionalReference } from "../fields/list.ts";
import { toolTypes } from "./list.ts";

/** The tool of a page. */
export const pageTool = () =>
  toolField("Answers a visitor's own question on this page; leave it empty for none.");

/** The tool that a part of a page leads to, if any. */
export const toolAhead = (place: string) =>
  toolField(
    `${place} leads to the service that shows this tool, by its heading; leave it empty for no link.`,
  );

export const toolField = (description: string) =>
  optionalReference({ name: "tool", title: "Tool", description, to: toolTypes });
