import { answerAt, expectStatus, redirectAt } from "#tests/e2e/support/site-pages.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { journey } from "#tests/e2e/support/test.ts";

test(
  "a published redirect works, and a wrong one breaks nothing",
  journey,
  async ({ documents }) => {
    const [a, b, c, d, sound] = [1, 2, 3, 4, 5].map(() => `/${uniqueWord()}`);
    await documents.redirect({ source: a, target: b });
    await documents.redirect({ source: b, target: a });
    await documents.redirect({ source: c, target: c });
    await documents.redirect({ source: "/about" });
    await documents.redirect({ source: d, target: "/no-such-page" });
    await expectStatus(String(sound), 404);
    const redirect = await documents.redirect({ source: sound, permanent: false });
    await expectStatus(String(sound), 307);
    expect((await redirectAt(String(sound))).locations).toEqual(["/contact"]);
    for (const path of [a, b, c, d]) expect((await answerAt(String(path))).status).toBe(404);
    expect((await answerAt("/about")).status).toBe(200);
    await documents.change(redirect._id, { active: false });
    await expectStatus(String(sound), 404);
  },
);
