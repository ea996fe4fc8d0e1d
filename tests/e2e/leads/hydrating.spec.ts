import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { type ConsultationForm, request } from "#tests/e2e/support/consultation-form.ts";
import { countSends, expect, inbox, test } from "#tests/e2e/support/lead-forms.ts";
import { hold, ISLAND_SCRIPTS, journey } from "#tests/e2e/support/test.ts";

test.use({
  allowedConsole: [
    /Failed to load resource|An island could not be hydrated|React renders the form again/,
  ],
});

/** Scripts of the form alone, and scripts that it shares. */
const FORM_SCRIPT = /\/built\/(consultation|email-capture)-[^/]+\.js/;
const REACT_SCRIPT = /\/built\/react-[^/]+\.js/;
/** All scripts of the framework. */
const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;

/** Waits for the hydration state of the page's only form. */
const reactIs = (page: Page, state: "not-hydrated" | "hydrating" | "failed" | "hydrated") =>
  expect(page.locator("[data-react]")).toHaveAttribute("data-react", state);

test("reading a page downloads no React, and the contact page hydrates its form when the page is idle", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const menu = page.getByRole("button", { name: "Services" }).first();
  await page.goto("/");
  await menu.click();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(asked.filter((url) => CHUNKS.test(url) || ISLAND_SCRIPTS.test(url))).toEqual([]);
  await reactIs(page, "not-hydrated");
  await page.goto("/contact");
  await menu.click();
  await reactIs(page, "hydrated");
  await expect(menu, "what is open stays").toHaveAttribute("aria-expanded", "true");
  await expect(menu).toBeFocused();
});

/** Fills in the form while the test holds back React. */
async function fillBeforeReact(page: Page, form: ConsultationForm): Promise<() => void> {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  return letCome;
}

/** Changes of a page by extensions and translations. */
const changes = {
  "puts marks, icons and fields into it": () => {
    document.body.setAttribute("data-extension", "installed");
    document.body.prepend(document.createElement("extension-bar"));
    for (const field of document.querySelectorAll("input, textarea, select")) {
      field.setAttribute("data-extension", "watches");
      field.after(document.createElement("extension-icon"));
    }
    document.querySelector("form")?.prepend(document.createElement("input"));
  },
  "translates every text": () => {
    for (const element of document.querySelectorAll("body :not(script, style, option)")) {
      for (const node of [...element.childNodes]) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        const font = document.createElement("font");
        node.replaceWith(font);
        font.append(`${node.data} (po polsku)`);
      }
    }
  },
};

for (const [what, change] of Object.entries(changes)) {
  test(`while something ${what} before React has loaded, typed text is kept and sent`, async ({
    page,
    form,
  }) => {
    const letCome = await fillBeforeReact(page, form);
    await form.fields.message.focus();
    await reactIs(page, "hydrating");
    await page.evaluate(change);
    const banner = await page.getByRole("banner").elementHandle();
    letCome();
    await reactIs(page, "hydrated");
    expect(await form.values()).toEqual(request);
    await expect(form.fields.consent).toBeChecked();
    await expect(form.fields.message).toBeFocused();
    await expect(page.getByRole("main").getByRole("link", { name: "cookie policy" })).toBeVisible();
    expect(await banner?.evaluate((element) => element.isConnected), "the rest stays").toBe(true);
    await form.fields.consent.press("Enter");
    await expect(form.thanks).toBeVisible();
    expect(await inbox.messages()).toHaveLength(1);
  });
}

/** Other ways to reach the company. */
const otherWay = (page: Page) =>
  page.getByRole("main").locator(".when-script-is-overdue").getByRole("link", { name: "hello@" });

/** Opens a page and holds back its scripts until the test releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letCome = await hold(page, /\.js(\?|$)/);
  await page.clock.install();
  await page.goto(path, { waitUntil: "commit" });
  return letCome;
}

test("if React fails to load, no text is lost, and the next attempt sends the form", async ({
  page,
  form,
}) => {
  const expectNothingLost = async () => {
    await reactIs(page, "failed");
    await expect(otherWay(page)).toBeVisible();
    await expect(page.locator('.when-script-is-overdue a[href^="tel:"]:visible')).toHaveCount(1);
    expect(await form.values()).toEqual(request);
  };
  const letCome = await fillBeforeReact(page, form);
  // Elements within the form are not listed.
  await page.locator("[data-props]").evaluateAll((islands) => {
    for (const island of islands) island.setAttribute("data-props", "{}");
  });
  letCome();
  await expectNothingLost();
  for (const [script, fail] of [
    [FORM_SCRIPT, (route: Route) => route.fulfill({ status: 404 })],
    [REACT_SCRIPT, (route: Route) => route.abort()],
  ] as const) {
    await page.unrouteAll();
    await page.route(script, fail);
    await page.goto("/contact");
    await form.fill();
    await expectNothingLost();
  }
  await expectAccessible(page);
  await page.unrouteAll();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});

test("if a script hangs, another way to contact is shown after ten seconds", async ({
  page,
  form,
}) => {
  const letCome = await fillBeforeReact(page, form);
  await reactIs(page, "hydrating");
  await expect(otherWay(page)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(otherWay(page)).toBeVisible();
  letCome();
  await reactIs(page, "hydrated");
  await expect(otherWay(page)).toHaveCount(0);
  expect(await form.values()).toEqual(request);
});

test(
  "a form filled in and submitted before its scripts have loaded is sent once",
  journey,
  async ({ page, form }) => {
    const sends = countSends(page);
    let letScriptsCome = await openWithoutScripts(page, "/contact");
    await form.fill({ message: "short" });
    await form.button.click();
    letScriptsCome();
    await expect(form.summary).toBeFocused();
    await expect(form.country).toHaveText("Latvia");
    expect(await form.values()).toEqual({ ...request, message: "short" });
    await expect(form.fields.consent).toBeChecked();

    await page.unrouteAll();
    letScriptsCome = await hold(page, /\.js(\?|$)/);
    await page.goto("/contact", { waitUntil: "commit" });
    await form.fill();
    for (const _ of ["once", "again"]) await form.fields.fullName.press("Enter");
    expect(page.url(), "no answer stands in the address").toMatch(/\/contact$/);
    expect(sends()).toBe(0);
    letScriptsCome();
    await expect(form.thanks).toBeFocused();
    expect(sends()).toBe(1);
    expect(await inbox.messages()).toHaveLength(1);
  },
);

for (const [path, name] of [
  ["/contact", "Request Free Consultation"],
  ["/", "Get in touch"],
] as const) {
  test(`${path}: a visitor whose scripts never load is told how to make contact`, async ({
    page,
  }) => {
    await openWithoutScripts(page, path);
    const button = page.getByRole("main").getByRole("button", { name });
    await expect(button).toBeVisible();
    await expect(otherWay(page)).toHaveCount(0);
    // The sign-up button is marked as disabled while there is no address.
    await button.click({ force: true });
    await expect(otherWay(page), "a slow script is no missing one").toHaveCount(0);
    // Waits for the ten seconds after which a script is overdue.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(otherWay(page)).toBeVisible();
    await expectAccessible(page);
  });
}
