import type { ToolSection } from "../../generated/types.generated.ts";

export const sample = {
  _type: "toolSection",
  tool: { _type: "reference", _ref: "tool-tax-estimate" },
  background: "sand",
} satisfies ToolSection;
