import { pageState } from "#schemas/shared/preview/page-states.ts";
import { listeningMessage, whoListensMessage } from "#schemas/shared/preview/typed-document.ts";
import { toasts } from "#tests/e2e/support/lead-forms.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { BEFORE_RETRY, expect, test } from "#tests/e2e/support/studio.ts";
import { hold, journey } from "#tests/e2e/support/test.ts";

test("only somebody who comes from the Studio can enter draft mode", async ({ request }) => {
  const enable = `${addresses.site}/api/draft-mode/enable`;
  const query = "sanity-preview-secret=made-up&sanity-preview-pathname=";
  expect((await request.get(enable)).status()).toBe(401);
  expect((await request.get(`${enable}?${query}/about`)).status()).toBe(401);
  const elsewhere = await request.get(`${enable}?${query}//example.com/`);
  expect(elsewhere.status()).toBe(400);
  expect(await elsewhere.text()).toBe("//example.com/ is not a path of this site.");
  const perspective = `${addresses.site}/api/draft-mode/perspective`;
  expect((await request.put(perspective, { data: "drafts" })).status()).toBe(403);
});

test(
  "editors see drafts, visitors do not",
  journey,
  async ({ studio, documents, page, request }) => {
    const service = await documents.listedService();
    const path = `${addresses.site}${service.path}`;
    // After a publish the document's own page comes first, and the menus that list it a moment
    // later.
    await expectOnSite(service.path, `href="${service.path}"`);
    const before = await (await request.get(path)).text();
    const answers: Record<string, string>[] = [];
    page.on("response", (response) => {
      const isPage = response.request().isNavigationRequest() && response.url().includes(path);
      if (isPage) answers.push(response.headers());
    });
    await studio.openPreview(service);
    // The page reports its address when it begins to listen.
    await expect(page).toHaveURL(/[?&]preview=http/);
    const listed = page.getByRole("navigation", { name: "Preview" });
    const row = listed.getByRole("button", { name: service.title });
    await expect(row).toHaveAttribute("aria-current", "page");
    const heading = studio.preview.getByRole("heading", { level: 1 });
    // A draft is not indexed, counted or cached in the browser.
    await expect(heading).toBeVisible();
    expect(answers.at(-1)?.["x-robots-tag"]).toBe("noindex");
    const shell = studio.preview.locator("script[data-settings]");
    await expect(shell).toHaveAttribute("data-settings", /"hasServiceWorker":false/);
    await expect(studio.preview.getByRole("button", { name: "Accept All" })).toHaveCount(0);
    const saves = /\/data\/(mutate|actions)\//;
    const saving = Promise.withResolvers<void>();
    await page.route(saves, (route) => saving.promise.then(() => route.continue()));
    await studio.text("hero.heading").fill("A heading in the making");
    await expect(heading).toContainText("A heading in the making");
    saving.resolve();
    await documents.waitFor(`drafts.${service._id}`, {
      hero: { heading: "A heading in the making" },
    });
    expect(await (await request.get(path)).text()).toBe(before);

    await studio.publish();
    await expectOnSite(service.path, "A heading in the making");
    await studio.text("hero.heading").fill("Another heading");
    await expect(heading).toContainText("Another heading");
    await page.unrouteAll({ behavior: "wait" });
  },
);

test("text typed while the preview is still loading shows in it afterwards", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  await expectOnSite(service.path, service.title);
  await studio.leave();
  const listening = await page.evaluateHandle(({ type }) => {
    const first = Promise.withResolvers<void>();
    const holdBack = (event: MessageEvent) => {
      if (event.data?.type !== type) return;
      event.stopImmediatePropagation();
      first.resolve();
    };
    window.addEventListener("message", holdBack, true);
    return { first, end: () => window.removeEventListener("message", holdBack, true) };
  }, listeningMessage());
  await studio.openPreview(service);
  await listening.evaluate(({ first }) => first.promise);
  await page.route(/\/data\/(mutate|actions)\//, () => {});
  await studio.text("hero.heading").fill("A heading typed early");
  await listening.evaluate(({ end }, message) => {
    end();
    document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
  }, whoListensMessage);
  const heading = studio.preview.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("A heading typed early");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a click on a text in the preview opens its field", journey, async ({ studio, documents }) => {
  const service = await documents.service();
  await studio.openPreview(service);
  // The page links to its fields when it is connected to the Studio.
  await expect(async () => {
    await studio.preview.getByRole("heading", { level: 2 }).first().click();
    await expect(studio.text("introduction.heading")).toBeFocused(BEFORE_RETRY);
  }).toPass();
  await expect(studio.field("introduction.heading")).toBeInViewport();
});

test("a chosen state of the preview opens the fields of its texts, and survives a reload of the Studio", async ({
  studio,
  documents,
  page,
}) => {
  await studio.openPreview(await documents.service());
  await expect(page).toHaveURL(/[?&]preview=http/);
  const states = page.getByRole("region", { name: "States" });
  for (const id of ["error-screen", "cookie-question", "request-limit"] as const) {
    const { title, field } = pageState(id);
    await states.getByRole("button", { name: title }).click();
    await expect(studio.field(field)).toBeInViewport();
  }
  const sorry = studio.preview.getByRole("group", { name: "Error Sending" });
  // The console reports a page that closes while a message arrives.
  const expectSorry = async () => {
    await expect(sorry).toBeVisible();
    await expect(toasts(studio.preview).first()).toBeVisible();
  };
  await expectSorry();
  await page.reload();
  await expectSorry();
  await expect(studio.field("form.messages.limitReached")).toBeInViewport();
});

test("the preview shows the mobile menu open at the width of a phone, and closed after leaving", async ({
  studio,
  documents,
  page,
}) => {
  await studio.openPreview(await documents.service());
  await expect(page).toHaveURL(/[?&]preview=http/);
  const menu = studio.preview.locator("#mobile-menu");
  for (const _ of ["once", "again"]) {
    await page.getByRole("button", { name: pageState("mobile-menu-open").title }).click();
    await expect(menu).toBeVisible();
    await page.getByRole("navigation", { name: "Preview" }).getByText("Home page").click();
    await expect(menu).toBeHidden();
  }
});

test("somebody who opens a draft outside of the Studio is told that it is one, and can leave it", async ({
  studio,
  documents,
  context,
}) => {
  const service = await documents.service();
  await studio.openPreview(service);
  await expect(studio.preview.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(studio.preview.getByRole("complementary", { name: "Draft" })).toHaveCount(0);
  const shared = await context.newPage();
  await shared.goto(`${addresses.site}${service.path}`);
  const bar = shared.getByRole("complementary", { name: "Draft" });
  await expect(bar).toContainText("This is a draft. It is not public.");
  await bar.getByRole("link", { name: "Leave the draft" }).click();
  await expect(shared).toHaveURL(`${addresses.site}/`);
  await expect(bar).toHaveCount(0);
  expect(await context.cookies(addresses.site)).not.toContainEqual(
    expect.objectContaining({ name: "__prerender_bypass" }),
  );
});

test("the previous page is dimmed at once when a language is chosen, until the page is in it", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  await studio.openPreview(service);
  const html = studio.preview.locator("html");
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/[?&]preview=http/);
  await page.evaluate(() => {
    const shade = () => getComputedStyle(document.querySelector("iframe") ?? document.body).opacity;
    const push = history.pushState.bind(history);
    const watch = () => {
      history.pushState = (...args) => {
        document.body.dataset.shade ??= shade();
        push(...args);
      };
    };
    addEventListener("change", watch, { capture: true, once: true });
  });
  const letCome = await hold(page, new RegExp(`/no${service.path}`));
  const language = page.getByLabel("Language");
  // The second choice comes while the frame still loads the first one.
  await language.selectOption({ label: "Svenska" });
  await language.selectOption({ label: "Norsk" });
  const frame = page.locator("iframe");
  await expect(frame).toHaveCSS("opacity", "0.35");
  // The Studio renders for seconds when it navigates: the frame is dim before that.
  await expect(page.locator("body")).toHaveAttribute("data-shade", "0.35");
  letCome();
  await expect(frame).toHaveCSS("opacity", "1");
  expect(await html.getAttribute("lang")).toMatch(/^n[bo]/);
  await page.unrouteAll({ behavior: "wait" });
});
