import { clientOf, createAll, startTestLake } from "@nordune/content-lake/testing";
import { expect, test, vi } from "vitest";
import { ruleFindings } from "#scripts/check-content/checks/rule-checks.ts";
import { seeded } from "#tests/support/first-content.ts";
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

test("what two rules of a field say in the same words is found once", async () => {
  const lake = await startTestLake();
  const client = clientOf(lake);
  const workspace = { ...(await studioWorkspace()), getClient: () => client };
  const { image: _, ...zone } = seeded("freeZone", "freeZone-adgm");
  const found = await ruleFindings([zone], workspace);
  expect(found.filter(({ document }) => document?.field === "image")).toHaveLength(1);
});

test("a problem in a member of a list without a key is found in its list", async () => {
  const lake = await startTestLake();
  const client = clientOf(lake);
  const workspace = { ...(await studioWorkspace()), getClient: () => client };
  const country = seeded("homeCountry", "homeCountry-sweden");
  const rows = country.rows?.map((row) => ({ _key: "", _type: row._type })) ?? [];
  const found = await ruleFindings([{ ...country, rows }], workspace);
  const fields = found.flatMap(({ problem, document }) =>
    problem.endsWith("Required") ? document?.field : [],
  );
  expect(new Set(fields)).toEqual(new Set(["rows"]));
});

test("the rules of many documents are asked with pauses for the browser", async () => {
  const lake = await startTestLake();
  const client = clientOf(lake);
  const workspace = { ...(await studioWorkspace()), getClient: () => client };
  const partners = Array.from({ length: 50 }, (_, index) => ({
    ...{ _id: `partner-${index}`, _type: "partner", name: `Partner ${index}`, setting: "text" },
  }));
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1_000;
    return now;
  });
  const pauses = vi.spyOn(globalThis, "setTimeout");
  expect(await ruleFindings(partners, workspace)).toEqual([]);
  const free = pauses.mock.calls.filter(([, delay]) => delay === undefined);
  expect(free.length).toBeGreaterThanOrEqual(partners.length);
});
