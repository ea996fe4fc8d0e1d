import { expect, test } from "#tests/e2e/support/test.ts";

// What breaks the policy is an error on the console, which every browser test fails on: so each
// route, menu, form and message keeps it; that it is there, pages.spec.ts sees. Here is that it works.
test.use({ allowedConsole: [/Content Security Policy|Trusted|TrustedHTML/] });

const attacks = {
  "an inline script": `const script = document.createElement("script");
    script.append("document.title = 'broken'"); document.body.append(script);`,
  "a script as an attribute": `document.body.setAttribute("onclick", "document.title = 'broken'");
    document.body.click();`,
  "HTML from a string": `document.body.innerHTML = "<b>broken</b>";`,
  "the address of a foreign script": `const script = document.createElement("script");
    script.src = "https://example.com/broken.js"; document.body.append(script);`,
  "a style sheet": `const style = document.createElement("style");
    style.append("h1 { display: none }"); document.head.append(style);`,
  "a style attribute": `document.body.setAttribute("style", "display: none");`,
  "a frame": `const frame = document.createElement("iframe");
    frame.src = "https://example.com/"; document.body.append(frame);`,
  "another base": `const base = document.createElement("base");
    base.href = "https://example.com/"; document.head.append(base);`,
  "a form to another site": `const form = document.createElement("form");
    form.action = "https://example.com/"; document.body.append(form); form.submit();`,
};

test("what an attacker would try does nothing, and is reported", async ({ page, context }) => {
  let violations = 0;
  await context.exposeFunction("reportViolation", () => {
    violations += 1;
  });
  await page.addInitScript(`addEventListener("securitypolicyviolation", () => reportViolation());`);
  const seen = () => [document.title, document.querySelector("h1")?.innerText, location.href];
  for (const [name, attack] of Object.entries(attacks)) {
    await test.step(name, async () => {
      await page.goto("/about");
      const before = await page.evaluate(seen);
      violations = 0;
      await page.evaluate(attack).catch((error) => expect(String(error)).toContain("Trusted"));
      await expect.poll(() => violations).toBeGreaterThan(0);
      // By a script, because Playwright's locators wait for where the form would have led.
      expect(await page.evaluate(seen)).toEqual(before);
    });
  }
});
