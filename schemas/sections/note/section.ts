import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { requiredObject } from "../../fields/list.ts";
import { section } from "../../fields/section.ts";
import type { NoteSection } from "../../generated/types.generated.ts";
import { noteFields } from "../../shared/projections.ts";
import { paragraph } from "../sample-parts.ts";

export const noteSection = section({
  name: "noteSection",
  title: "Note",
  description: "A framed remark across the page: a condition, a limit, a change of the law.",
  icon: InfoOutlineIcon,
  fields: [
    requiredObject({
      name: "note",
      title: "Note",
      description: "The remark with its title.",
      type: "note",
    }),
  ],
});

export const noteSectionFields = /* groq */ `
  note{ ${noteFields} }
`;

export const noteSectionSample: NoteSection = {
  _type: "noteSection",
  note: {
    _type: "note",
    title: "Rules change now and then",
    text: paragraph("Ask us before you sign; the tax of a company is ", "corporate-tax-rate"),
  },
  background: "sand",
};
