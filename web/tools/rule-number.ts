import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import type { FigureName, ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import type { Tool } from "./tool.ts";

/** The number that one of the tool's figures states; NaN where it states none. */
export function ruleNumber<Kind extends ToolKind>(tool: Tool<Kind>, name: FigureName<Kind>) {
  return figureNumber(tool.figures[String(name)]?.value ?? "") ?? Number.NaN;
}
