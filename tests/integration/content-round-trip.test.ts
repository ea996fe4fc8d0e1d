import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { exportTable, exportToFolder, importFrom, importTable } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { siteContent } from "#scripts/site-content/tool.ts";
import { emptyLake, filesOf } from "#tests/contract/content/content-fixture.ts";
import { withSeededLake } from "./seeded-lake.ts";

const used = withSeededLake();
const inPath = async (name: string) => join(await makeTempDir(), name);

test("the whole content, exported, imported elsewhere and exported again, is the same to the byte", async () => {
  const first = used.client();
  await first.create({ _id: "drafts.figure-vat-rate", _type: "figure", label: "a draft" });
  const folder = await inPath("content");
  const { documents } = await exportToFolder(first, folder, { drafts: true });
  expect(documents).toBeGreaterThan(200);
  await first.delete("drafts.figure-vat-rate");

  const second = await emptyLake();
  const plan = await importFrom(siteContent(second), folder, { write: true });
  expect(plan.steps.filter(({ outcome }) => outcome !== "created")).toEqual([]);
  const again = await inPath("again");
  await exportToFolder(second, again, { drafts: true });
  expect(await filesOf(again)).toEqual(await filesOf(folder));
});

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
