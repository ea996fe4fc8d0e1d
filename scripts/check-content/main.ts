import { contentWorkspace } from "@nordune/content-tool/rules";
import { createClient } from "@sanity/client";
import { schemaTypes } from "#schemas/index.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { fetchNoticed, fetchPublished } from "#scripts/check-content/checks/content.ts";
import { severityOf } from "#scripts/check-content/checks/finding.ts";
import { ruleFindings } from "#scripts/check-content/checks/rule-checks.ts";
import { runChecks } from "#scripts/check-content/checks/run-checks.ts";
import { readingClient } from "#scripts/site-content/client.ts";
import { report, sayProgress } from "./report.ts";

/**
 * Checks the running site and reports what to fix. Exit code 1 means that there are errors, 2 that
 * the site or the content lake could not be reached.
 */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const { isLocal, ...connection } = contentLakeFromEnvironment(environment);
  const base = siteUrl(environment);
  console.log(
    `Checking ${base} and ${connection.apiHost ?? `Sanity project ${connection.projectId}`}, dataset ${connection.dataset}`,
  );
  const client = createClient({ ...connection, useCdn: false });
  const workspace = await contentWorkspace({ client, schemaTypes });
  const documents = await fetchPublished(client);
  const ofRules = await ruleFindings(documents, workspace, sayProgress);
  const onProgress = sayProgress;
  const readings = await fetchNoticed(readingClient(environment));
  const { schema } = workspace;
  const result = await runChecks({
    documents,
    schema,
    siteUrl: base,
    ofRules,
    readings,
    onProgress,
  });
  console.log(report(result));
  if (result.findings.some((finding) => severityOf(finding) === "error")) process.exitCode = 1;
  if (result.siteProblem !== undefined) {
    const start = isLocal ? "Start it with npm start, or set SITE_URL." : "Set SITE_URL.";
    console.error(`${result.siteProblem} Only the documents were checked. ${start}`);
    process.exitCode = 2;
  }
}

main().catch((error: unknown) => {
  console.error(`The checks could not run: ${messageOf(error)}`);
  process.exitCode = 2;
});
