import { request as httpRequest } from "node:http";
import { lakeClient } from "#tests/e2e/support/lake-client.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

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

/** Status and every `Location` of the answer, which a `fetch` would join into one. */
function redirectAt(path: string): Promise<{ status: number; locations: string[] }> {
  return new Promise((resolve, reject) => {
    httpRequest(addresses.site + path, (response) => {
      response.resume();
      const { rawHeaders, statusCode = 0 } = response;
      const locations = rawHeaders.filter(
        (_, index) => rawHeaders[index - 1]?.toLowerCase() === "location" && index % 2 === 1,
      );
      resolve({ status: statusCode, locations });
    })
      .on("error", reject)
      .end();
  });
}

const inside = (location: string | undefined) => location?.replace(addresses.site, "");

for (const [from, to] of redirects) {
  test(`${from} goes to ${to}, for good and in one step`, async () => {
    const { status, locations } = await redirectAt(from);
    expect(status).toBe(308);
    expect(locations.map(inside)).toEqual([to]);
    expect((await answerAt(to)).status).toBe(200);
  });
}

for (const path of routes.filter((route) => route !== "/")) {
  test(`${path}/ goes to ${path}`, async () => {
    const { status, locations } = await redirectAt(`${path}/`);
    expect(status).toBe(308);
    expect(locations.map(inside)).toEqual([path]);
  });
}

test("what follows a question mark comes along", async () => {
  const { locations } = await redirectAt("/contact-us?from=advert");
  expect(locations.map(inside)).toEqual(["/contact?from=advert"]);
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
  expect((await redirectAt(from)).locations.map(inside)).toEqual(["/contact"]);
  await lakeClient().patch(redirect._id).set({ active: false }).commit();
  await expectStatus(from, 404);
});

test("redirects that the Studio would refuse do no harm", async ({ documents }) => {
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
