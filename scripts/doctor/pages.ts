import type { SanityClient } from "@sanity/client";
import { schemaTypes } from "#schemas/index.ts";
import {
  type ContactDetails,
  contactDetailsQuery,
  placeholderNotice,
} from "#schemas/shared/contact-placeholders.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { fetchPublished } from "#scripts/check-content/checks/content.ts";
import { severityOf } from "#scripts/check-content/checks/finding.ts";
import { ruleFindings } from "#scripts/check-content/checks/rule-checks.ts";
import { readingClient } from "#scripts/site-content/client.ts";
import { advice, type Checks, good, missing, unknown, type Verdict } from "./finding.ts";

const ONCE_MORE = { maxRetries: 1 };

/**
 * Checks the documents of pages by the rules of the content model: a page whose document lacks
 * something may be left out of the next build. Also checks whether visitors can reach the office.
 */
export const pageChecks = (environment: Environment): Checks => [
  ["Pages", () => findIncomplete(readingClient(environment, ONCE_MORE))],
  ["Contact details", () => findPlaceholders(readingClient(environment, ONCE_MORE))],
];

async function findPlaceholders(client: SanityClient): Promise<Verdict | Verdict[]> {
  try {
    const notice = placeholderNotice(
      await client.fetch<ContactDetails | null>(contactDetailsQuery),
    );
    if (notice === undefined) return good("Email and phone are no placeholders.");
    return advice(notice, "Fill them in: in the Studio, Content › Site settings › Contact.");
  } catch {
    // The check of the pages says why nothing could be read.
    return [];
  }
}

async function findIncomplete(client: SanityClient): Promise<Verdict | Verdict[]> {
  try {
    const documents = await fetchPublished(client);
    const pages = documents.flatMap((document) => {
      const path = pathOf({ _type: document._type, slug: currentSlug(document.slug) });
      return path === undefined ? [] : [{ ...document, path }];
    });
    // Imported on demand, because the Studio's rules take a second to load.
    const { contentWorkspace } = await import("@nordune/content-tool/rules");
    const workspace = await contentWorkspace({ client, schemaTypes });
    const paths = new Map(pages.map(({ _id, path }) => [_id, path]));
    const findings = await ruleFindings(pages, workspace, undefined, documents);
    const broken = findings.filter((finding) => severityOf(finding) === "error");
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
