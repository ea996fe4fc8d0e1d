import sharp from "sharp";
import { lakeClient } from "#tests/e2e/support/lake-client.ts";
import { headOf } from "#tests/e2e/support/page-head.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { expect, test } from "#tests/e2e/support/studio-documents-test.ts";

type Written = { title: string; description: string; keywords: string[] };

const languages = ["da", "en", "fi", "no", "sv", "x-default"];
const addressOf = (path: string) => addresses.site + (path === "/" ? "" : path);

for (const path of routes) {
  test(`the head of ${path} says what the content says`, async () => {
    const { title, description, keywords } = await lakeClient().fetch<Written>(
      `*[_type == "pageMetadata" && path == $path && !(_id in path("drafts.**"))][0]`,
      { path },
    );
    const head = await headOf(path);
    expect(head.title).toBe(title);
    expect(head.canonical).toBe(addressOf(path));
    expect(head.meta).toMatchObject({
      description,
      keywords: keywords.join(","),
      author: "Nordune",
      publisher: "Nordune",
      robots: "noindex, nofollow",
      "og:title": title,
      "og:description": description,
      "og:url": addressOf(path),
      "og:type": "website",
      "og:site_name": "Nordune",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": head.meta["og:image"],
    });
    expect(Object.keys(head.alternates).sort()).toEqual(languages);
    expect(new Set(Object.values(head.alternates))).toEqual(new Set([addressOf(path)]));
  });
}

test("every page has a title and a description of its own", async () => {
  const heads = await Promise.all(routes.map(headOf));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(routes.length);
});

for (const path of ["/", "/cookie-policy", "/services/education", "/free-zones/ras-al-khaimah"]) {
  test(`the share picture of ${path} is there, in the size it says`, async ({ request }) => {
    const { meta } = await headOf(path);
    const response = await request.get(meta["og:image"] ?? "");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/png");
    expect(await sharp(await response.body()).metadata()).toMatchObject({
      width: Number(meta["og:image:width"]),
      height: Number(meta["og:image:height"]),
    });
    expect(meta["og:image:width"]).toBe("1200");
    expect(meta["og:image:height"]).toBe("630");
  });
}

test("a page without metadata speaks for itself", async ({ documents }) => {
  const service = await documents.service();
  await expectOnSite(service.path, service.title);
  const head = await headOf(service.path);
  expect(head.title).toBe(`${service.title} | Nordune`);
  expect(head.meta["og:title"]).toBe(`${service.title} | Nordune`);
  expect(head.meta.description?.length).toBeGreaterThan(20);
});

test("what an editor writes wins, field by field", async ({ documents }) => {
  const service = await documents.service();
  const word = uniqueWord();
  const picture = await lakeClient().fetch<string>(`*[_type == "sanity.imageAsset"][0]._id`);
  const ogImage = {
    _type: "image",
    alt: `Alt ${word}`,
    asset: { _type: "reference", _ref: picture },
  };
  await documents.create({
    _type: "pageMetadata",
    path: service.path,
    title: `Title ${word}`,
    description: `Description ${word}`,
    keywords: [`key ${word}`],
    canonical: `https://original.example.org/${word}`,
    author: `Author ${word}`,
    publisher: `Publisher ${word}`,
    ogTitle: `Shared title ${word}`,
    ogDescription: `Shared description ${word}`,
    ogType: "article",
    ogUrl: `https://shared.example.org/${word}`,
    ogImage,
    twitterCard: "summary",
    twitterSite: "@site_account",
    twitterCreator: "@creator_account",
    articlePublishedTime: "2026-01-02T03:04:05Z",
    articleModifiedTime: "2026-02-03T04:05:06Z",
    hreflang: [
      { _key: "sv", lang: "sv", href: "https://sv.example.org/sida" },
      { _key: "no", lang: "no", href: "/no-such-page" },
    ],
  });
  await expectOnSite(service.path, `Title ${word}`);
  const head = await headOf(service.path);
  expect(head.canonical).toBe(`https://original.example.org/${word}`);
  expect(head.meta).toMatchObject({
    description: `Description ${word}`,
    keywords: `key ${word}`,
    author: `Author ${word}`,
    publisher: `Publisher ${word}`,
    "og:title": `Shared title ${word}`,
    "og:description": `Shared description ${word}`,
    "og:type": "article",
    "og:url": `https://shared.example.org/${word}`,
    "og:image:alt": `Alt ${word}`,
    "og:image": expect.stringContaining("w=1200"),
    "twitter:card": "summary",
    "twitter:site": "@site_account",
    "twitter:creator": "@creator_account",
    "article:published_time": "2026-01-02T03:04:05Z",
    "article:modified_time": "2026-02-03T04:05:06Z",
    "article:author": `Author ${word}`,
  });
  expect(head.alternates).toMatchObject({
    sv: "https://sv.example.org/sida",
    no: `https://original.example.org/${word}`,
  });
});

test("an unknown path has the home page's data and claims no address", async () => {
  const [unknown, home] = await Promise.all([headOf("/no-such-page"), headOf("/")]);
  expect(unknown.status).toBe(404);
  expect(unknown.title).toBe("Page Not Found");
  expect(unknown.meta.description).toBe(home.meta.description);
  expect(unknown.meta["og:image"]).toBe(home.meta["og:image"]);
  expect(unknown.meta.robots).toBe("noindex");
  expect(unknown.canonical).toBeUndefined();
  expect(unknown.structuredData).toEqual([]);
});
