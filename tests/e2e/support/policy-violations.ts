import { expect, type Page, type Response } from "@playwright/test";
import { test as base } from "./test.ts";

/** What a browser reports of a policy that was broken: the directive, what broke it, and where. */
const REPORT = `document.addEventListener("securitypolicyviolation", (event) => {
  const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
  const place = sourceFile + ":" + lineNumber;
  reportViolation([location.pathname, effectiveDirective, blockedURI, sample, place].join(" "));
});`;

/**
 * A page whose every document must come with a policy, and must keep it: no violation may be
 * reported while the test runs. Tests that break it on purpose look at `violations` and empty it.
 */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeFunction("reportViolation", (report: string) => violations.push(report));
      await context.addInitScript(REPORT);
      context.on("response", (response) => {
        if (isDocument(response) && !isStrict(response)) {
          violations.push(`${response.url()} came without a strict policy`);
        }
      });
      await use(violations);
      expect(violations, "reports of a broken policy").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "./test.ts";

/** Scrolls to the end and back, so that everything that waits to be seen is asked for. */
export async function seeWholePage(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
}

function isDocument(response: Response): boolean {
  const type = response.headers()["content-type"] ?? "";
  return response.request().isNavigationRequest() && type.startsWith("text/html");
}

function isStrict(response: Response): boolean {
  const policy = response.headers()["content-security-policy"]?.split("; ") ?? [];
  const scripts = policy.find((directive) => directive.startsWith("script-src ")) ?? "";
  return (
    policy.includes("default-src 'none'") &&
    policy.includes("require-trusted-types-for 'script'") &&
    scripts.startsWith("script-src 'self'") &&
    !/'(unsafe|nonce|sha\d+)-/.test(scripts)
  );
}
