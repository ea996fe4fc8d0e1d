import { createClient } from "@sanity/client";
import { schemaTypes } from "#schemas/index.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { fetchPublished } from "#scripts/check-content/checks/content.ts";
import { severityOf } from "#scripts/check-content/checks/finding.ts";
import { ruleFindings } from "#scripts/check-content/checks/rule-checks.ts";
import { type Checks, good, missing, unknown, type Verdict } from "./finding.ts";

/**
 * Checks the documents of pages by the rules of the content model: a page whose document lacks
 * something may be left out of the next build.
 */
export const pageChecks = (environment: Environment): Checks => [
  ["Pages", () => findIncomplete(environment)],
];

async function findIncomplete(environment: Environment): Promise<Verdict | Verdict[]> {
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(environment);
  const token = environment.SANITY_API_READ_TOKEN;
  const client = createClient({ ...lake, token, useCdn: false, maxRetries: 1 });
  try {
    const pages = (await fetchPublished(client)).flatMap((document) => {
      const path = pathOf({ _type: document._type, slug: currentSlug(document.slug) });
      return path === undefined ? [] : [{ ...document, path }];
    });
    // Imported on demand, because the Studio's rules take a second to load.
    const { contentWorkspace } = await import("@nordune/content-tool/rules");
    const workspace = await contentWorkspace({ client, schemaTypes });
    const paths = new Map(pages.map(({ _id, path }) => [_id, path]));
    const broken = (await ruleFindings(pages, workspace)).filter(
      (finding) => severityOf(finding) === "error",
    );
    if (broken.length === 0) return good("The documents of all pages keep the rules.");
    return broken.map(({ document, problem, fix }) =>
      missing(
        `${paths.get(document?.id ?? "")} (document ${document?.id}, ${document?.field}): ${problem}`,
        fix,
      ),
    );
  } catch (error) {
    return unknown(
      `Their documents could not be read: ${messageOf(error)}`,
      "Mend what is named above, then run this again.",
    );
  }
}
