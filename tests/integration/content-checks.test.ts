import { contentWorkspace } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { fetchPublished } from "#scripts/check-content/checks/content.ts";
import { ruleFindings } from "#scripts/check-content/checks/rule-checks.ts";
import { runChecks } from "#scripts/check-content/checks/run-checks.ts";
import { siteContent } from "#scripts/site-content/tool.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** What the checks find in the content alone, as "kind document field". */
async function found(): Promise<string[]> {
  const workspace = await contentWorkspace(siteContent(lake.client()));
  const { findings } = await runChecks({
    documents: await fetchPublished(lake.client()),
    siteUrl: "https://site.example",
    reader: {
      readText: () => Promise.reject(new TypeError("no site")),
      pictureStatus: async () => 0,
    },
    today: "2026-11-21",
    checkRules: (documents, onProgress) => ruleFindings(documents, workspace, onProgress),
  });
  return findings.map(
    ({ kind, document }) => `${kind} ${document?.id} ${document?.field ?? "(whole document)"}`,
  );
}

// That the seeded content breaks no rule is in tests/contract/seed, and with its pages in check-content.spec.ts.
test("published content that breaks a rule is found at its field", async () => {
  const before = await found();
  await lake
    .client()
    .transaction()
    .patch("service-education", { set: { "hero.heading": " " } })
    .commit({ visibility: "sync" });
  const now = await found();
  expect(now.filter((finding) => !before.includes(finding))).toEqual([
    "broken-rule service-education hero.heading",
  ]);
});
