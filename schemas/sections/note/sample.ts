import type { NoteSection } from "../../generated/types.generated.ts";
import { paragraph } from "../sample-parts.ts";

export const noteSectionSample: NoteSection = {
  _type: "noteSection",
  note: {
    _type: "note",
    title: "Rules change now and then",
    text: paragraph("Ask us before you sign; the tax of a company is ", "corporate-tax-rate"),
  },
  background: "sand",
};
