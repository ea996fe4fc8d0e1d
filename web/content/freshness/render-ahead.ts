import { frontFromEnvironment } from "#schemas/environment/front.ts";
import { ownOrigin } from "#web/start/own-origin.ts";
import { refreshFront } from "./refresh-front.ts";
import { warmPages } from "./warm-pages.ts";

/**
 * Has this server render the pages anew, and what stands in front of it replace its copies of them.
 * Not in development, where Next renders every page for each visit.
 */
export async function renderAhead(paths: readonly string[]): Promise<void> {
  if (process.env.NODE_ENV !== "production") return;
  const front = frontFromEnvironment();
  await warmPages(
    paths,
    ownOrigin(),
    front && { refreshFront: (path) => refreshFront(path, front) },
  );
}
