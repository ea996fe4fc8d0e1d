import { isRecord } from "../shared/record.ts";

/** A page with more of either would exceed the site's budgets for size or reading time. */
const MOST_SECTIONS = 16;
const MOST_PICTURES = 8;

export function withinBudget(sections: unknown): true | string {
  if (!Array.isArray(sections)) return true;
  const pictures = picturesIn(sections);
  if (pictures > MOST_PICTURES) {
    return `The sections hold ${pictures} pictures: with more than ${MOST_PICTURES} the page is slow on a phone. Take some out.`;
  }
  return sections.length > MOST_SECTIONS
    ? `The page has ${sections.length} sections: more than ${MOST_SECTIONS} are hardly read to the end. Make two pages of it.`
    : true;
}

function picturesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + picturesIn(each), 0);
  if (!isRecord(value)) return 0;
  return value._type === "imageWithAlt" ? 1 : picturesIn(Object.values(value));
}

/** Refuses a second tool, because both would use the same address. */
export function oneTool(sections: unknown): true | string {
  const tools = (Array.isArray(sections) ? sections : []).filter(
    (section: unknown) => isRecord(section) && section._type === "toolSection",
  );
  return tools.length <= 1 || "A page can answer with one tool: take the others out.";
}
