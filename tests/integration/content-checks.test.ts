import { contentWorkspace } from "@nordune/content-tool/rules";
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
  const documents = await fetchPublished(lake.client());
  const { findings } = await runChecks({
    documents,
    siteUrl: "http://127.0.0.1:1",
    today: "2026-11-21",
    ofRules: await ruleFindings(documents, workspace),
  });
  return findings.map(
    ({ kind, document }) => `${kind} ${document?.id} ${document?.field ?? "(whole document)"}`,
  );
}

// That the seeded content breaks no rule is in tests/contract/seed, and with its pages in check-content.spec.ts.
test("published content that breaks a rule is found at its field, as is a picture without a credit", async () => {
  const before = await found();
  const picture = await lake
    .client()
    .fetch<string>(`*[_id == "homePage"][0].hero.image.asset._ref`);
  await lake
    .client()
    .transaction()
    .patch("service-education", { set: { "hero.heading": " " } })
    .patch(picture, { unset: ["creditLine"] })
    .commit({ visibility: "sync" });
  const now = await found();
  const added = now.filter((finding) => !before.includes(finding));
  expect(added.filter((finding) => !finding.startsWith("rule-warning"))).toEqual([
    "broken-rule service-education hero.heading",
  ]);
  expect(added).toContain("rule-warning homePage hero.image");
});
