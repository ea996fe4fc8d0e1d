import { pathOf } from "#schemas/routes.ts";

/** Address of a page as the second line of a preview. */
export function previewPath(type: unknown, slug: unknown): string {
  if (typeof type !== "string") return "No page chosen";
  const path = pathOf({ _type: type, slug: typeof slug === "string" ? slug : undefined });
  return path ?? "No address yet";
}
