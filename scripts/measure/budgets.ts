import { measureBudgets } from "./page-budgets.ts";
import { withRunningSite } from "./running-site.ts";

await withRunningSite(async (browser, site) => {
  const { table, isWithin } = await measureBudgets(browser, site);
  console.log(table);
  if (!isWithin) process.exitCode = 1;
});
