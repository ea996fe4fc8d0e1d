import type { ComparisonSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

const row = (_key: string, title: string, ...cells: string[]) => ({
  _key,
  _type: "comparisonRow" as const,
  title,
  cells: cells.map((text) => ({ _key: text, _type: "point" as const, text: sampleText(text) })),
});

export const sample = {
  _type: "comparisonSection",
  heading: "Two ways in",
  intro: sampleText("What differs between them."),
  aspect: "What differs",
  columns: ["Free zone", "On the mainland"],
  rows: [
    row("a", "Your customers", "Abroad, mostly", "Anywhere you like"),
    row("b", "Your office", "A desk will do", "An office of your own"),
  ],
  background: "paper",
} satisfies ComparisonSection;
