import type { ContentDocument } from "#scripts/check-content/checks/content.ts";

/** A service whose page is at `/services/<slug>`. */
export function service(slug: string, fields: Record<string, unknown> = {}): ContentDocument {
  const page = { _id: `service-${slug}`, _type: "service", title: slug, slug: { current: slug } };
  return { ...page, ...fields };
}
