import { once } from "node:events";
import { execa } from "execa";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addresses, stackEnvironment } from "#tests/e2e/support/stack.ts";
import { be, expect, test } from "#tests/e2e/support/studio.ts";
import { createSourceServer } from "#tests/support/source-server.ts";

// Two people look one after the other.
test.use({ ownTab: true });

const { server, pages } = createSourceServer();

test.beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.afterEach(async ({ documents }) => {
  await documents.change("siteSettings", { secondPerson: [] });
});

test("a source that changes is seen in the Studio after one run of the command, and settled by two people", async ({
  documents,
  page,
}) => {
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const given = { value: "375,000", unit: "AED", topic: "tax", checkedOn: "2026-01-01" };
  const figure = await documents.figure({ ...given, sourceUrl: `http://${host}/law` });
  documents.removeLater('_type == "sourceReading" && fact == $id', { id: figure._id });
  await documents.change("siteSettings", { secondPerson: ["tax"] });
  const readSource = () =>
    execa(
      "node",
      ["scripts/site-content/main.ts", "sources", figure._id, "--allow", host, "--pause", "0"],
      { env: stackEnvironment, reject: false, all: true },
    );
  pages["/law"] = "A business registers above supplies of AED 375,000 in twelve months.";
  expect((await readSource()).all).toContain("Read for the first time, to be compared with");

  await page.goto(addresses.studio);
  await page.getByTestId("studio-navbar").getByRole("link", { name: "Figures" }).click();
  await page.getByRole("tab", { name: "Sources" }).click();
  await expect(page.getByText("No source waits for somebody to look at it.")).toBeVisible();

  pages["/law"] = "A business registers above supplies of AED 300,000 in twelve months.";
  const run = await readSource();
  expect(run.all).toContain("Changed, and the value stands there no longer (1)");
  expect(run.exitCode).toBe(1);
  const source = page.getByRole("listitem", { name: figure.label });
  await expect(source.getByRole("figure", { name: "Before" })).toContainText("AED 375,000");
  await expect(source.getByRole("figure", { name: "Now" })).toContainText("AED 300,000");
  // The machine has set no day of checking.
  await documents.waitFor(figure._id, { checkedOn: "2026-01-01" });
  await source.getByRole("button", { name: "Change it" }).click();
  const panel = page.getByRole("region", { name: figure.label });
  await expect(panel.getByRole("button", { name: "Change" })).toBeVisible();
  await source.getByRole("button", { name: "Propose: still right, checked today" }).click();
  await expect(source).toContainText("Somebody has proposed a change");
  await documents.waitFor(figure._id, { checkedOn: "2026-01-01" });

  await be(page, "local-reviewer");
  await page.goto(addresses.studio);
  const onStart = page.getByRole("region", { name: "Sources to look at" });
  await expect(onStart).toContainText("Without their value now: 1.");
  await onStart.getByRole("link", { name: "Look at the sources" }).click();
  await source.getByRole("button", { name: "Change it" }).click();
  await expect(panel.getByRole("figure", { name: "Now" })).toContainText("AED 300,000");
  await panel.getByRole("button", { name: "Approve and publish" }).click();
  await documents.waitFor(figure._id, { value: "375,000", checkedOn: dubaiDay() });
  await expect(source).toHaveCount(0);
  // What was settled is the state to compare with.
  expect((await readSource()).all).toContain("As before: 1");
});
