import { answerAt, expectStatus, redirectAt } from "#tests/e2e/support/site-pages.ts";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { journey } from "#tests/e2e/support/test.ts";

test("a redirect works once published, wrong ones do no harm", journey, async ({ documents }) => {
  const [a, b, c, d, sound] = [1, 2, 3, 4, 5].map(() => `/${uniqueWord()}`);
  const publish = (source = "", target = "", permanent = true) =>
    documents.create({ _type: "redirect", source, target, permanent, active: true });
  await publish(a, b);
  await publish(b, a);
  await publish(c, c);
  await publish("/about", "/contact");
  await publish(d, "/no-such-page");
  await expectStatus(String(sound), 404);
  const redirect = await publish(sound, "/contact", false);
  await expectStatus(String(sound), 307);
  expect((await redirectAt(String(sound))).locations).toEqual(["/contact"]);
  for (const path of [a, b, c, d]) expect((await answerAt(String(path))).status).toBe(404);
  expect((await answerAt("/about")).status).toBe(200);
  await lakeClient().patch(redirect._id).set({ active: false }).commit();
  await expectStatus(String(sound), 404);
});
