import { setImmediate } from "node:timers/promises";
import { SanityClient } from "@sanity/client";
import { stegaClean } from "@sanity/client/stega";
import { expect, onTestFinished, test, vi } from "vitest";
import { slugRoutes } from "#schemas/shared/routes.ts";
import type { ContentReader } from "#web/content/content-reader.ts";
import { currentReader, editorsReader, renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

// Imported when the lake is running, because the site's modules read from it.
const fetchSite = async (reader: ContentReader) =>
  (await import("#web/content/fetch-site.ts")).fetchSite(reader);
const fetchPageAt = async (reader: ContentReader, path: string) =>
  (await import("#web/content/fetch-any-page.ts")).fetchPageAt(reader, path);

/** A page as an editor gets it. */
const editorsPage = async (path: string, perspective?: string) =>
  renderPage(path, { reader: await editorsReader(perspective) });

/** Content without the places of its images and sections in the Studio. */
const withoutPlaces = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content, (key, value) => (key === "data-sanity" ? undefined : value)));

/** The text of a page for an editor or a visitor. */
const wordsOf = async (html: Promise<string>) => stegaClean(textOf(await html));

test.each([
  ["the draft", "drafts", "Schools, soon"],
  ["what is published when that is what the editor looks at", "published", undefined],
  ["a release over everything else", "rAutumn,drafts", "Schools in autumn"],
])(
  "an editor's page shows %s, and a visitor's page the published content",
  async (_, perspective, words) => {
    const published = await lake.stored("service-education");
    const versions = { drafts: "Schools, soon", "versions.rAutumn": "Schools in autumn" };
    for (const [version, heading] of Object.entries(versions)) {
      const hero = { ...published.hero, heading };
      const _id = `${version}.service-education`;
      await lake.client().createOrReplace({ ...published, _id, hero });
    }
    const path = "/services/education";
    const edited = await wordsOf(editorsPage(path, perspective));
    const visited = await wordsOf(renderPage(path));
    for (const heading of Object.values(versions)) {
      expect(edited.includes(heading)).toBe(heading === words);
      expect(visited).not.toContain(heading);
    }
  },
);

test("in a draft every editable text carries its edit link, and no other text", async () => {
  const [plain, edited] = [
    await fetchSite(await currentReader()),
    await fetchSite(await editorsReader()),
  ];
  expect(stegaClean(edited)).toEqual(plain);
  const { settings, navigation } = edited;
  expect(settings.tagline).not.toBe(plain.settings.tagline);
  expect(navigation.menus[0]?.label).not.toBe(plain.navigation.menus[0]?.label);
  for (const name of ["phone", "email", "socialLinks"] as const) {
    expect(settings[name]).toEqual(plain.settings[name]);
  }
});

test.each(["/", "/services/relocation-support", "/free-zones/tax-benefits", "/contact"])(
  "edit links change nothing else of %s",
  async (path) => {
    const plain = await fetchPageAt(await currentReader(), path);
    const edited = await fetchPageAt(await editorsReader(), path);
    expect(edited).not.toEqual(plain);
    expect(stegaClean(withoutPlaces(edited))).toEqual(plain);
    const words = await wordsOf(editorsPage(path));
    expect(words).toBe(textOf(await renderPage(path)));
  },
);

test("in a draft every picture carries its edit link", async () => {
  const path = "/services/education";
  const html = await editorsPage(path);
  const frames = html.match(/class="picture[^>]*>/g) ?? [];
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) {
    expect(frame).toMatch(/data-sanity="id=service-education;type=service;path=[^"]*mage;base=/);
  }
  const visited = await renderPage(path);
  expect(visited).not.toContain("data-sanity");
  expect(stegaClean(visited)).toBe(visited);
});

/** A publish that is on its way to its page, until the returned function is called. */
async function publishUnderWay(): Promise<() => void> {
  const { siteContent } = await import("#web/content/store/site-content.ts");
  const content = siteContent();
  const { promise, resolve } = Promise.withResolvers<void>();
  content.following = {
    notify() {},
    contentAge: () => undefined,
    lostEvents: () => undefined,
    refusedLoss: () => undefined,
    confirmLoss() {},
    idle: () => promise,
    stop() {},
  };
  onTestFinished(() => {
    delete content.following;
  });
  return resolve;
}

/** Stops the limit of a draft's wait until the test ends or moves the time. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Shows a publish while a draft is fetched. @returns what was there first */
async function orderOf(draft: Promise<unknown>, showPublish: () => void): Promise<string[]> {
  const order: string[] = [];
  const shown = draft.then(() => order.push("preview"));
  for (const path of ["/", "/about", "/services/education"]) await renderPage(path);
  order.push("page");
  showPublish();
  await shown;
  return order;
}

test("visitors see a publish before an open preview gets its draft", async () => {
  stopTime();
  const reader = await editorsReader();
  const showPublish = await publishUnderWay();
  const fetched = vi.spyOn(SanityClient.prototype, "fetch");
  onTestFinished(() => fetched.mockRestore());
  const draft = fetchSite(reader);
  await setImmediate();
  // Meanwhile the content lake works for the publish alone.
  expect(fetched).not.toHaveBeenCalled();
  expect(await orderOf(draft, showPublish)).toEqual(["page", "preview"]);
});

test("visitors see a publish before a preview that has begun to fetch its draft", async () => {
  stopTime();
  const draft = fetchSite(await editorsReader());
  expect(await orderOf(draft, await publishUnderWay())).toEqual(["page", "preview"]);
});

test("a preview waits for a publish no longer than a second", async () => {
  stopTime();
  await publishUnderWay();
  const draft = fetchSite(await editorsReader());
  vi.advanceTimersByTime(1_000);
  expect(await draft).toHaveProperty("settings");
});

test("the preview of a free page that is no campaign does not keep search engines away", async () => {
  const page = { _type: "freePage", title: "Spring", slug: { _type: "slug", current: "spring" } };
  await lake.client().createOrReplace({ _id: "drafts.spring", ...page });
  expect(await fetchPageAt(await editorsReader(), "/spring")).toMatchObject({ robots: null });
  await lake.client().delete("drafts.spring");
});

test.each(slugRoutes)(
  "the preview of an empty new page of the type $type names what is missing",
  async ({ type, prefix }) => {
    const slug = { _type: "slug", current: "new" };
    await lake.client().createOrReplace({ _id: `drafts.new-${type}`, _type: type, slug });
    const path = `${prefix}/new`;
    expect(await wordsOf(editorsPage(path))).toContain("is missing");
    // The mark of a field begins right after the text.
    expect(textOf(await editorsPage(path))).toMatch(/is missing[\u200b-\u200f\ufeff]/);
    expect(await fetchPageAt(await currentReader(), path)).toBeNull();
  },
);
