import type { NoteSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

export const sample = {
  _type: "noteSection",
  note: {
    _type: "note",
    title: "Before you decide",
    text: sampleText("Ask for the rules of today."),
  },
  background: "frost",
} satisfies NoteSection;
