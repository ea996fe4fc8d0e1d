import { pathOf } from "../shared/routes.ts";

/** Address of a page as the second line of a preview. */
export function previewPath(type: unknown, slug: unknown): string {
  if (typeof type !== "string") return "No page chosen";
  const path = pathOf({ _type: type, slug: typeof slug === "string" ? slug : undefined });
  return path ?? "No address yet";
}

/** "1 link", "6 links": how much a list item holds, as the second line of a preview. */
export function countOf(list: unknown, one: string, many: string): string {
  const count = Array.isArray(list) ? list.length : 0;
  return `${count} ${count === 1 ? one : many}`;
}
