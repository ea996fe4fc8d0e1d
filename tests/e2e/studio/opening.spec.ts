import type { Page } from "@playwright/test";
import { tabTo } from "#tests/e2e/support/keyboard.ts";
import { answerAt, expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { journey } from "#tests/e2e/support/test.ts";

/** Elements of the Studio that scroll sideways, except tools that scroll by design. */
const scrolledSideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .map((element) => element.outerHTML.slice(0, 160)),
  );

test(
  "the Studio's start screen shows what needs attention, and every page",
  journey,
  async ({ studio, documents, page }) => {
    const figure = await documents.figure({ reviewBy: "2026-01-31" });
    const { quote } = await documents.testimonial(`Quote ${figure.word}`);
    await page.goto(addresses.studio);
    await expect(page.getByTestId("studio-navbar")).toContainText("Nordune Studio");
    const part = (name: string) => page.getByRole("region", { name });
    await expect(part("Figures to look up again")).toContainText(figure.label);
    const row = part("Published last").getByRole("listitem").filter({ hasText: quote });
    await expect(row).toContainText(/\d{2}:\d{2} in Dubai, Local/);
    const published = part("Published last").getByRole("link", { name: quote });
    await tabTo(page, published);
    await expect(published, "shows that it has the focus").not.toHaveCSS("box-shadow", "none");
    await expect(
      part("Pages of the site").getByRole("link", { name: "Dubai", exact: true }),
    ).toBeVisible();
    // Without waiting documents there is no such list.
    for (const empty of ["Waits for you", "Not published yet", "Scheduled"]) {
      await expect(part(empty)).toHaveCount(0);
    }
    const preview = part("Your first change").getByRole("link", { name: /Preview$/ });
    await expect(preview).toHaveAttribute("href", /mode=presentation/);
    const first = part("Your first change").getByRole("link", { name: "Open the home page" });
    await tabTo(page, first);
    await page.keyboard.press("Enter");
    await expect(studio.field("hero.headline")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Vision" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Media" })).toBeVisible();

    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("heading", { name: "Start", level: 1 })).toBeInViewport();
    await expect.poll(() => scrolledSideways(page)).toEqual([]);
    const link = part("Published last").getByRole("link").first();
    const [title, time] = await Promise.all(
      [link.getByTestId("default-preview__header"), link.getByText(" in Dubai")].map((each) =>
        each.boundingBox(),
      ),
    );
    expect(time?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
    if (desktop !== null) await page.setViewportSize(desktop);
  },
);

const lists = [
  ["Services", "Private clients"],
  ["Services", "Businesses"],
  ["Services", "All services"],
  ["Emirates"],
  ["Free zones", "By emirate"],
  ["Free zones", "All free zones"],
  ["Advantages"],
  ["Testimonials"],
  ["Partners"],
  ["Figures"],
  ["Diagrams"],
  ["Redirects"],
  ["Page metadata"],
];
/** Documents in the order in which the site lists them. */
const inOrder: Record<string, string[]> = {
  "Services,Private clients": ["Residency Visas", "Tax Residency", "Real Estate"],
  Advantages: ["Safety", "Economics", "Innovations"],
};

test("every list shows its documents in order", async ({ studio, page }) => {
  await page.goto(addresses.studio);
  await page.getByTestId("studio-navbar").getByRole("link", { name: "Content" }).click();
  await expect(page.getByTestId("pane-item-Home page")).toBeVisible();
  for (const titles of lists) {
    await test.step(titles.join(" › "), async () => {
      await studio.openList(...titles);
      await expect(studio.listItems.first()).toBeVisible();
      await expect(page.getByTestId("pane-header").last()).toHaveText(titles.at(-1) ?? "");
      await expect(page.getByText("Could not fetch")).toHaveCount(0);
      await expect(studio.listItems).toContainText(inOrder[titles.join()] ?? [/./]);
    });
  }
  await studio.openList("Free zones", "By emirate");
  await studio.listItems.filter({ hasText: "Fujairah" }).click();
  await expect(page.getByTestId("document-list-pane")).toHaveCount(2);
  await expect(studio.listItems).toContainText(["FFZ", "Creative City", "IFZA"]);

  // Of each tool there is one document, so the list leads to its form at once.
  await studio.openList("Tools", "Tax estimate");
  await expect(studio.field("heading")).toBeVisible();

  // A document that is created in a list has the list's values.
  await studio.openList("Services", "Businesses");
  await page.getByTestId("action-intent-button").click();
  await expect(studio.field("category").getByLabel("Businesses")).toBeChecked();
});

test("dragging a document in its list changes its place on the site", async ({
  studio,
  documents,
  page,
}) => {
  const above = await documents.partner("0|000900:");
  const dragged = await documents.partner("0|000910:");
  await expectOnSite("/", dragged.name);
  await studio.openList("Partners");
  const row = page.getByRole("button").filter({ hasText: dragged.name });
  await row.focus();
  for (const key of ["Space", "ArrowUp", "Space"]) await page.keyboard.press(key);
  await expect(page.getByText("1 document reordered")).toBeVisible();
  await expect
    .poll(async () => (await answerAt("/")).html)
    .toMatch(new RegExp(`${dragged.name}.*${above.name}`, "s"));
});

test("a menu opened right after a document has loaded stays open", async ({
  studio,
  documents,
  page,
}) => {
  const testimonial = await documents.testimonial("What somebody said");
  await studio.leave();
  const drawn = await page.evaluateHandle(() => {
    const panes = new Set<Element>();
    new MutationObserver(() => {
      for (const pane of document.querySelectorAll("[data-testid=document-pane]")) panes.add(pane);
    }).observe(document.body, { childList: true, subtree: true });
    return panes;
  });
  await studio.openDocument(testimonial);
  // By then Sanity has rendered everything around the document.
  await expect(page.getByRole("button", { name: "Comments" })).toBeVisible();
  expect(await drawn.evaluate((panes) => panes.size)).toBe(1);
});

test("Start lists the releases that wait, each with its number of documents and a way to it", async ({
  studio,
  page,
}) => {
  await studio.openTool("Start");
  const waiting = page.getByRole("region", { name: "Releases that wait" });
  const norwegian = waiting.getByRole("listitem").filter({ hasText: "Norwegian" });
  await expect(norwegian).toContainText(/: \d+ documents/);
  await norwegian.getByRole("link").click();
  await expect(page).toHaveURL(/\/releases\//);
  await expect(page.getByText("Norwegian awaits a reader").first()).toBeVisible();
});
