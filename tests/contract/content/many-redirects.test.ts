import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { bringInTable } from "#scripts/content/tables/table-verbs.ts";
import { emptyLake } from "./content-fixture.ts";

/** So many that comparing each with all others, one by one, would outlast the test. */
const ROWS = 5_000;

// Seven seconds on a machine that is free.
test("a list of thousands of redirects is checked, each against all others", {
  timeout: 240_000,
}, async () => {
  const client = await emptyLake();
  const path = join(await makeTempDir(), "redirects.csv");
  const rows = Array.from({ length: ROWS }, (_, index) => `/old/${index},/contact,yes,yes`);
  const lines = ["From,To,Permanent,Active", ...rows, "/x,/old/5,yes,yes"];
  await writeFile(path, lines.join("\n"));
  const { steps, problems } = await bringInTable(client, "redirects", path, { write: false });
  expect(steps).toHaveLength(ROWS + 1);
  expect(problems.map(({ message }) => message).sort()).toEqual([
    "/old/5 is itself redirected to /contact. Lead there directly.",
    "/x already redirects to /old/5. Change that redirect to lead to /contact first.",
  ]);
});
