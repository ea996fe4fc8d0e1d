import type { LogosSection } from "../../generated/types.generated.ts";

const partner = (name: string) => ({
  _key: name,
  _type: "reference" as const,
  _ref: `partner-${name}`,
});

export const sample = {
  _type: "logosSection",
  heading: "Who we work with",
  partners: [partner("jafza"), partner("dmcc"), partner("difc"), partner("adgm")],
  background: "paper",
} satisfies LogosSection;
