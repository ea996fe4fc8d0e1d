import { expect, test } from "vitest";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** Where networks find the picture of a shared link to the cookie policy, which has none itself. */
async function sharedPicture() {
  const { fetchPageAt } = await import("#web/content/fetch-page.ts");
  const { metadataOf } = await import("#web/page/page-metadata.ts");
  const path = "/cookie-policy";
  const { openGraph } = await metadataOf(path, (await fetchPageAt(path)) ?? {});
  return JSON.stringify(openGraph?.images);
}

test("a shared link has another picture after the crop of the home page's that it shows", async () => {
  const before = await sharedPicture();
  const crop = { _type: "sanity.imageCrop", top: 0, bottom: 0, left: 0.3, right: 0 };
  await lake.client().patch("homePage").set({ "hero.image.crop": crop }).commit();
  const after = await sharedPicture();
  expect(after).not.toBe(before);
  const hotspot = { _type: "sanity.imageHotspot", x: 0.9, y: 0.5, width: 0.1, height: 0.1 };
  await lake.client().patch("homePage").set({ "hero.image.hotspot": hotspot }).commit();
  expect(await sharedPicture()).not.toBe(after);
});

test("a picture is mirrored by the image server and by nothing on the page", async () => {
  expect(await renderPage("/advantages/safety")).not.toContain("flip=h");
  await lake.client().patch("advantage-safety").set({ "hero.image.flip": true }).commit();
  const html = await renderPage("/advantages/safety");
  expect(html).toContain("flip=h");
  expect(html).not.toContain("-scale-x-100");
});

test("the contact page's picture is for large pages alone, and no phone asks for it", async () => {
  const html = await renderPage("/contact");
  const [picture = ""] = /<picture>.*?<\/picture>/s.exec(html) ?? [];
  expect(picture).toMatch(/<source media="\(width &lt; 48.0625rem\)" srcSet="data:image\/gif/);
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toContain('media="(width &gt;= 48.0625rem)"');
});
