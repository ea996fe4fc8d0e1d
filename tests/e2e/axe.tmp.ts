import AxeBuilder from "@axe-core/playwright";
import { chromium } from "@playwright/test";
import { browserExecutable } from "#scripts/lib/browser.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
const b = await chromium.launch({ executablePath: await browserExecutable(), args: ["--no-sandbox"] });
const [base = "", ...paths] = process.argv.slice(2);
const context = await b.newContext({ reducedMotion: "reduce", storageState: { cookies: [], origins: [{ origin: base, localStorage: [{ name: "cookie-consent", value: "declined" }] }] } });
for (const path of paths) for (const width of [1280, 320]) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(base + path);
  for (const d of await page.locator("main details").all()) await d.evaluate((e) => e.setAttribute("open", ""));
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).setLegacyMode().analyze();
  for (const v of violations) for (const n of v.nodes) console.log(path, width, v.id, n.html.slice(0, 160), (n.any[0]?.message ?? "").slice(0, 120));
  for (const p of await layoutProblems(page as never, "main")) console.log(path, width, p);
  await page.close();
}
await b.close();
