import { revalidatePath } from "next/cache";
import { FREE_PAGES_PATH, pageAt, UNMATCHED_PATH } from "#schemas/shared/routes.ts";
import { ALL_PATHS } from "#web/content/answers/live-content.ts";

export const dynamic = "force-dynamic";

/**
 * Where the server of the site has Next forget what it has rendered, which Next does while it answers
 * a request only. Nothing that a caller says is heard.
 */
export function POST(): Response {
  for (const path of globalThis.nordune?.takeExpired() ?? []) {
    if (path === ALL_PATHS) revalidatePath("/", "layout");
    else revalidatePath(nameInNext(path));
  }
  return new Response(null, { status: 204 });
}

/** Next has names of its own for the page of unknown paths, and for those at free addresses. */
function nameInNext(path: string): string {
  if (path === UNMATCHED_PATH) return "/_not-found";
  return pageAt(path)?.type === "freePage" ? FREE_PAGES_PATH + path : path;
}
