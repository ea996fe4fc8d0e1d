import { clientOf, createAll, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { ruleFindings } from "#scripts/check-content/checks/rule-checks.ts";
import { studioWorkspace } from "#tests/support/studio-workspace.ts";

test("checking hundreds of redirects asks the content lake one question, and finds the faulty one", async () => {
  const lake = await startTestLake();
  const client = clientOf(lake);
  const redirects = Array.from({ length: 300 }, (_, index) => ({
    ...{ _id: `redirect-${index}`, _type: "redirect", permanent: true, active: true },
    ...{ source: `/old-${index}`, target: index === 7 ? "/old-8" : "/contact" },
  }));
  await createAll(client, ...redirects);
  let asked = 0;
  const counting = client.withConfig({
    resolveFetch: () => (address, init) => {
      asked += 1;
      return fetch(address, init);
    },
  });
  const workspace = {
    ...(await studioWorkspace()),
    getClient: (options: { apiVersion: string }) => counting.withConfig(options),
  };
  const documents = redirects.map((redirect) => ({ ...redirect }));
  const found = await ruleFindings(documents, workspace);
  expect(found.some(({ document }) => document?.id === "redirect-7")).toBe(true);
  expect(asked).toBe(1);
});
