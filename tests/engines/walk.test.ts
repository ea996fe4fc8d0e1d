import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleRequest, textFieldNames } from "#schemas/shared/forms/consultation-fields.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { type Engine, installed } from "./engines.ts";

describe.each(Object.entries(installed))("%s", (_name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
    await engine.resize(1280, 900);
  });
  afterAll(() => engine.close());

  const open = (path: string) => engine.open(addresses.site + path);
  const see = (expression: string, expected: unknown) =>
    expect
      .poll(() => engine.evaluate(expression), { timeout: 15_000, message: expression })
      .toEqual(expected);

  test("every page has its styles and fonts and does not scroll sideways", async () => {
    for (const path of routes) {
      await open(path);
      expect(await engine.evaluate("document.querySelectorAll('h1').length"), path).toBe(1);
      await see("[...document.fonts].some(({ status }) => status === 'loaded')", true);
      const room = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
      expect(await engine.evaluate(room), path).toBe(0);
    }
  });

  test("the contact form shows errors, and sends a complete request", async () => {
    await inbox.reset();
    await open("/contact");
    await engine.click("form button[type=submit]");
    await see("document.querySelectorAll('form [aria-invalid=true]').length > 5", true);
    for (const name of textFieldNames) {
      // A list takes the first letters of a choice.
      await engine.type(`form [name=${name}]`, sampleRequest[name].replace("-", " "));
    }
    await engine.click("form [name=consent]");
    // The form takes submissions within three seconds for spam.
    await pause(3_000);
    await engine.click("form button[type=submit]");
    await expect.poll(async () => (await inbox.messages()).length, { timeout: 15_000 }).toBe(1);
    await see("document.activeElement?.innerText", "Thank you");
  });

  test("a tool shows its result", async () => {
    await open("/free-zones/tax-benefits");
    await engine.type("#tool [name=revenue]", "10000000");
    await engine.type("#tool [name=profit]", "500000");
    // Each engine has a way of its own to type a date.
    await engine.evaluate(
      "void (document.querySelector('#tool [name=periodEnd]').value = '2027-12-31')",
    );
    await engine.type("#tool [name=share]", "0\n");
    const text = "document.querySelector('#tool [role=status]')?.innerText";
    await see(`/AED\\s[\\d,]+/.test(${text})`, true);
  });
});
