import { revalidatePath } from "next/cache";
import { UNMATCHED_PATH } from "#schemas/shared/routes.ts";
import { ALL_PATHS } from "#web/content/answers/live-content.ts";

export const dynamic = "force-dynamic";

/**
 * Where the server of the site has Next forget what it has rendered, which Next does while it answers
 * a request only. Nothing that a caller says is heard.
 */
export function POST(): Response {
  for (const path of globalThis.nordune?.takeExpired() ?? []) {
    if (path === ALL_PATHS) revalidatePath("/", "layout");
    // Next has a name of its own for the page that it shows there.
    else revalidatePath(path === UNMATCHED_PATH ? "/_not-found" : path);
  }
  return new Response(null, { status: 204 });
}
