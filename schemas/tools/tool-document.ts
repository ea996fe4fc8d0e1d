import { defineType, type FieldDefinition } from "@sanity/types";
import type { ComponentType } from "react";
import { group, inGroups } from "../fields/field.ts";
import type { RuleFigures } from "../rules/tool.ts";
import {
  examples,
  options,
  questions,
  resultTexts,
  toolFigures,
  toolHead,
  toolMessages,
} from "./parts.ts";

type ToolDocument<Name extends string> = {
  name: Name;
  title: string;
  description: string;
  icon: ComponentType;
  /** The figures that the rules read. */
  figures: RuleFigures;
  /** The questions of the form. */
  asked: readonly FieldDefinition[];
  /** The questions with options, each with its title. */
  options?: Readonly<Record<string, string>>;
  /** Tabs that only this tool has. They stand before that of the result. */
  tabs?: readonly ReturnType<typeof group>[];
  /** The texts around the form and in the result. */
  texts: readonly FieldDefinition[];
  /** What stands in the tab of the result after the texts. */
  resultFields?: readonly FieldDefinition[];
  /** The messages about entries that cannot be read. */
  messages: readonly FieldDefinition[];
  /** The kind of a tool that has worked examples. */
  examples?: string;
};

/** The document of a tool. The tabs of all tools are the same, and in the same order. */
export function toolDocument<const Name extends string>(tool: ToolDocument<Name>) {
  const { name, title, description, icon, asked } = tool;
  return defineType({
    name,
    title,
    description,
    type: "document",
    icon,
    ...inGroups(
      group("introduction", "Introduction", toolHead),
      group("questions", "Questions", [
        questions(asked),
        ...(tool.options ? [options(tool.options)] : []),
      ]),
      group("figures", "Figures", [toolFigures(tool.figures)]),
      ...(tool.tabs ?? []),
      group("result", "Result", [resultTexts(tool.texts), ...(tool.resultFields ?? [])]),
      group("messages", "Messages", [toolMessages(tool.messages)]),
      ...(tool.examples ? [group("examples", "Examples", [examples(tool.examples, asked)])] : []),
    ),
  });
}
