import { measureBudgets } from "#scripts/measure/page-budgets.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("no page downloads more JavaScript than its budget above the framework's floor", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { table, isWithin } = await measureBudgets(browser, addresses.site);
  expect(isWithin, table).toBe(true);
});
