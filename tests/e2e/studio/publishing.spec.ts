import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt, expectOnSite, settledVersions } from "#tests/e2e/support/site-pages.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

test("a headline edited in the Studio stands on the public page once it is published, and not before", {
  tag: "@journey",
}, async ({ studio, documents, page }) => {
  const service = await documents.listedService();
  const heading = `Headline ${uniqueWord()}`;
  await expectOnSite(service.path, service.title);

  await studio.openDocument(service);
  await studio.text("hero.heading").fill(heading);
  await documents.waitFor(`drafts.${service._id}`, { hero: { heading } });
  expect((await answerAt(service.path)).html).not.toContain(heading);
  await studio.publish();

  await expectOnSite(service.path, heading);
  await page.goto(service.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
});

test("a changed figure is new on every page that shows it and in the register, and on no other page", async ({
  studio,
  documents,
}) => {
  const [oldValue, newValue] = [`31,${uniqueWord()}`, `27,${uniqueWord()}`];
  const figure = await documents.figure({ value: oldValue });
  const services = [
    await documents.serviceShowing(figure._id),
    await documents.serviceShowing(figure._id),
  ];
  const showing = services.map(({ path }) => path);
  for (const path of showing) await expectOnSite(path, oldValue);
  const all = [...routes, ...showing];
  const before = await settledVersions(all);

  await studio.openDocument(figure);
  await studio.text("value").fill(newValue);
  await studio.publish();

  for (const path of showing) await expectOnSite(path, newValue);
  const after = await settledVersions(all);
  const register = fixedPath(REGISTER_PAGE);
  const changed = all.filter((path) => after.get(path) !== before.get(path));
  expect(changed.sort()).toEqual([...showing, register].sort());
  for (const path of all) expect((await answerAt(path)).html, path).not.toContain(oldValue);
});
