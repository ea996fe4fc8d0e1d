import { expect, test } from "vitest";
import { importTable } from "../tables/table.ts";
import { emptyLake, fileWith, toolFor } from "./fixture.ts";

/** So many that comparing each with all others, one by one, would outlast the test. */
const ROWS = 5_000;

test("a list of thousands of rows is checked, each against all others", async () => {
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `redirect-${index},/old/${index},/contact`,
  );
  const text = ["Id,From,To", ...rows, "redirect-x,/old/5,/about"].join("\n");
  const path = await fileWith("redirects.csv", text);
  const { steps, problems } = await importTable(toolFor(await emptyLake()), "redirects", path);
  expect(steps).toHaveLength(ROWS + 1);
  expect(problems.map(({ document, message }) => [document, message]).sort()).toEqual([
    ["redirect-5", "/old/5 redirects already."],
    ["redirect-x", "/old/5 redirects already."],
  ]);
});
