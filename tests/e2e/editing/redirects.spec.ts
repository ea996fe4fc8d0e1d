import { lakeClient } from "#tests/e2e/support/lake-client.ts";
import { redirectAt } from "#tests/e2e/support/redirects.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { expect, test } from "#tests/e2e/support/studio-documents-test.ts";

/** The twelve of the specification. */
const redirects: [from: string, to: string][] = [
  ["/old-page", "/"],
  ["/home", "/"],
  ["/services", "/services/residency-visas"],
  ["/about-us", "/about"],
  ["/contact-us", "/contact"],
  ["/business-setup", "/services/business-registration"],
  ["/company-formation", "/services/business-registration"],
  ["/uae-business", "/services/business-registration"],
  ["/visa-services", "/services/residency-visas"],
  ["/dubai-visa", "/services/residency-visas"],
  ["/free-zone", "/free-zones"],
  ["/freezone", "/free-zones"],
];

for (const [from, to] of redirects) {
  test(`${from} goes to ${to}, for good and in one step`, { tag: "@journey" }, async () => {
    const { status, locations } = await redirectAt(from);
    expect(status).toBe(308);
    expect(locations).toEqual([to]);
    expect((await answerAt(to)).status).toBe(200);
  });
}

for (const path of routes.filter((route) => route !== "/")) {
  test(`${path}/ goes to ${path}`, async () => {
    const { status, locations } = await redirectAt(`${path}/`);
    expect(status).toBe(308);
    expect(locations).toEqual([path]);
  });
}

test("what follows a question mark comes along", async () => {
  const { locations } = await redirectAt("/contact-us?from=advert");
  expect(locations).toEqual(["/contact?from=advert"]);
});

test("a redirect works as soon as it is published, and ends with its document", async ({
  documents,
}) => {
  const from = `/${uniqueWord()}`;
  await expectStatus(from, 404);
  const redirect = await documents.create({
    _type: "redirect",
    source: from,
    target: "/contact",
    permanent: false,
    active: true,
  });
  await expectStatus(from, 307);
  expect((await redirectAt(from)).locations).toEqual(["/contact"]);
  await lakeClient().patch(redirect._id).set({ active: false }).commit();
  await expectStatus(from, 404);
});

test("redirects that the Studio would refuse do no harm", { tag: "@journey" }, async ({
  documents,
}) => {
  const [a, b, c, d, sound] = [1, 2, 3, 4, 5].map(() => `/${uniqueWord()}`);
  const pairs = [
    [a, b],
    [b, a],
    [c, c],
    ["/about", "/contact"],
    [d, "/no-such-page"],
    [sound, "/contact"],
  ];
  for (const [source, target] of pairs) {
    await documents.create({ _type: "redirect", source, target, permanent: true, active: true });
  }
  await expectStatus(String(sound), 308);
  for (const path of [a, b, c, d]) expect((await answerAt(String(path))).status).toBe(404);
  expect((await answerAt("/about")).status).toBe(200);
});
