import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { exportTable, importTable } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { siteContent } from "#scripts/site-content/tool.ts";
import { withSeededLake } from "./seeded-lake.ts";

const used = withSeededLake();
const inPath = async (name: string) => join(await makeTempDir(), name);

test("every list comes back without a change", async () => {
  const client = used.client();
  for (const name of ["figures", "free-zones", "redirects", "metadata", "advantages"]) {
    const path = await inPath("list.xlsx");
    expect(await exportTable(siteContent(client), name, path), name).toBeGreaterThan(5);
    const plan = await importTable(siteContent(client), name, path);
    expect(plan.problems, name).toEqual([]);
    expect(
      plan.steps.filter(({ outcome }) => outcome !== "unchanged"),
      name,
    ).toEqual([]);
  }
});

test("a new zone is made of names, words with a figure in them and a picture's file", async () => {
  const client = used.client();
  const path = await inPath("zones.csv");
  await writeFile(
    path,
    [
      "Name;Emirate;Kind;Text;Benefits;Best for;Image;Image: Decoration only",
      'New Port Zone;Dubai;Niche;"Companies pay {figure-vat-rate} VAT.";"One\nTwo";"Ships\nPorts";hero.webp;yes',
    ].join("\n"),
  );
  const plan = await importTable(siteContent(client), "free-zones", path);
  expect(plan.problems.filter(({ level }) => level === "error")).toEqual([]);
  expect(plan.steps[0]).toMatchObject({
    outcome: "created",
    result: {
      _id: "freeZone-new-port-zone",
      emirate: { _ref: "emirate-dubai" },
      kind: "niche",
      image: { _type: "imageWithAlt", decorative: true },
      benefits: [{ _type: "point" }, { _type: "point" }],
    },
  });
});
