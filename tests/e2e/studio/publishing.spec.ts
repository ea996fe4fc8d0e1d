import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt, expectOnSite, settledVersions } from "#tests/e2e/support/site-pages.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

test("a changed figure is new where it is shown", async ({ studio, documents }) => {
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
