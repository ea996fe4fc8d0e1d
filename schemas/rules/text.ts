import { isRecord } from "../shared/record.ts";

/** Refuses text that is only white space. `required()` handles an empty value. */
export function notBlank(value: string | undefined): true | string {
  return value === undefined || value === "" || value.trim() !== ""
    ? true
    : "Write some text: only spaces are not enough.";
}

export function alternativeText(alt: string | undefined, image: unknown): true | string {
  if (!isRecord(image) || image.asset === undefined || image.decorative === true) return true;
  return alt === undefined || alt.trim() === ""
    ? "Say what the image shows, or mark it as decoration."
    : true;
}

/**
 * Warns of list items that a page cannot nest: one that leaves a level out is shown below an empty
 * point, and bullets beside numbers below the same point begin a new list, which counts from 1.
 */
export function nestedItems(blocks: unknown) {
  let above: { level: number; listItem: unknown }[] = [];
  const problems: { message: string; path: { _key: string }[] }[] = [];
  for (const block of Array.isArray(blocks) ? blocks : []) {
    if (!isRecord(block) || block.listItem === undefined) {
      above = [];
      continue;
    }
    const { _key, listItem, level = 1 } = block;
    if (typeof level !== "number" || typeof _key !== "string") continue;
    const beside = above.find((item) => item.level === level);
    above = [...above.filter((item) => item.level < level), { level, listItem }];
    if (above.length < level) {
      const message = "There is no point one level above this one: move it to the left.";
      problems.push({ message, path: [{ _key }] });
    } else if (level > 1 && beside !== undefined && beside.listItem !== listItem) {
      const message =
        "Bullets and numbers stand below the same point, and the list would count from 1 again after them: use one of the two.";
      problems.push({ message, path: [{ _key }] });
    }
  }
  return problems.length === 0 ? true : problems;
}
