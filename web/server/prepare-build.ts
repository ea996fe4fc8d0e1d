import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readBuildEnvironment } from "#schemas/shared/environment/site-environment.ts";
import type { Asking } from "#web/content/fetch-content.ts";
import { loadRoutingContent } from "#web/content/routing/current-routing-table.ts";
import { routingContent, tableFileIn } from "#web/content/routing/table-file.ts";

/** Nobody waits for a build as for a page, and it may share its machine. */
const TIME_LIMIT_MS = 30_000;

/**
 * Gives a build its routing table, so that its first start knows every path without the content
 * lake. A build needs the content lake anyway: this is where it says so, once and with a remedy.
 * @param buildDir folder of the build
 * @throws EnvironmentError, and when the content lake does not answer as one
 */
export async function prepareBuild(buildDir: string, asking: Asking = {}): Promise<void> {
  readBuildEnvironment();
  const { apiHost, projectId, dataset } = contentLakeFromEnvironment();
  const lake = apiHost ?? `https://${projectId}.api.sanity.io`;
  const content = await loadRoutingContent({ timeLimitMs: TIME_LIMIT_MS, ...asking })
    .then((answer) => routingContent.parse(answer))
    .catch((cause: unknown) => {
      throw new Error(
        `The content lake at ${lake} (dataset ${dataset}) does not answer, and every page is made from it: ${String(cause)}\nStart it and build again; npm start does both. For another one set CONTENT_LAKE_URL, or SANITY_PROJECT_ID for hosted Sanity.`,
        { cause },
      );
    });
  await tableFileIn(buildDir).write(content);
}
