import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { requiredObject } from "../../fields/list.ts";
import { section } from "../../fields/section.ts";

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
