import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { set, unset } from "sanity";
import { expect, test } from "vitest";
import { asOfAddress } from "#schemas/shared/preview/as-of.ts";
import { stateAddress } from "#schemas/shared/preview/page-states.ts";
import type { Finding } from "#scripts/check-content/checks/finding.ts";
import { keepLastRun, readLastRun } from "#studio/checks-tool/last-run.ts";
import { pageTree } from "#studio/pages/pages.ts";
import { leaveBehind } from "#studio/pictures/picture-input.tsx";
import { readShown } from "#studio/preview/use-choosing.ts";
import { figuresToLookUp, type Overview, overviewQuery } from "#studio/start-screen/overview.ts";

const page = (_id: string, more: object = {}) => ({
  ...{ _id, _type: "service" as const, slug: "visas", title: "Visas", isOverdue: false },
  ...more,
});

function services(...versions: ReturnType<typeof page>[]) {
  return pageTree(versions).find(({ title }) => title === "Services")?.pages;
}

test("a page is listed once, under the title of its draft, with what is in the making for it", () => {
  const versions = [
    page("service-visas"),
    page("drafts.service-visas", { title: "Visas, soon" }),
    page("versions.rAutumn.service-visas", { isOverdue: true }),
  ];
  expect(services(...versions)).toEqual([
    {
      ...{ id: "service-visas", type: "service", title: "Visas, soon" },
      ...{ path: "/services/visas", livePath: "/services/visas" },
      ...{ hasDraft: true, isInRelease: true, isOverdue: true },
    },
  ]);
  expect(services(page("drafts.new"))).toMatchObject([
    { id: "new", hasDraft: true, livePath: undefined },
  ]);
  expect(services(page("drafts.new", { slug: null }))).toEqual([]);
});

test("pages that always exist have the Studio's names, in the order of the site", () => {
  const fixed = (_id: string) => page(_id, { _type: _id, slug: null, title: null });
  const [pages] = pageTree([fixed("contactPage"), fixed("homePage")]);
  expect(pages?.pages.map(({ title, path }) => [title, path])).toEqual([
    ["Home page", "/"],
    ["Contact page", "/contact"],
  ]);
});

const site = "http://localhost:3000";

const about = { path: "/about", day: undefined, state: undefined };
const asOf = { path: "/free-zones", day: "2027-01-01", state: undefined };

test.each([
  ["/about", about],
  [`${site}/about?utm=x`, about],
  [`${site}/about#team`, about],
  [asOfAddress("/free-zones", "2027-01-01"), asOf],
  [`${site}${asOfAddress("/free-zones", "2027-01-01")}#top`, asOf],
  [stateAddress("offline"), { ...about, path: "/offline", state: "offline" }],
  [`${site}/?state=made-up`, { ...about, path: "/" }],
  [undefined, undefined],
  ["https://example.com/about", undefined],
  ["//example.com/about", undefined],
  ["http://[", undefined],
])("at %s the preview shows %j", (address, expected) => {
  expect(readShown(address, site)).toEqual(expected);
});

const old = { asset: { _ref: "image-old-8x6-png" }, alt: "A villa" };
const earlier = "image-first-8x6-png";

test.each([
  ["keeps for which picture the text was written", old, [set("image-old-8x6-png", ["altFor"])]],
  ["after another keeps the first", { ...old, altFor: earlier }, [set(earlier, ["altFor"])]],
  ["the first of its field, keeps nothing", undefined, []],
  ["in place of one without a text keeps nothing", { asset: old.asset }, []],
])("a new picture drops hotspot and crop; it %s", (_what, image, kept) => {
  expect(leaveBehind(image)).toEqual([unset(["hotspot"]), unset(["crop"]), ...kept]);
});

test("lists drafts, schedules, due figures and what was published last", async () => {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  const release = (title: string, state: string, publishAt: string) => ({
    ...{ _id: `_.releases.${title}`, _type: "system.release", state, publishAt },
    metadata: { title },
  });
  const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
    { _id: "drafts.a", _type: "service" },
    { _id: "drafts.other", _type: "something" },
    { _id: "f1", _type: "figure", reviewBy: "2026-12-21" },
    { _id: "f2", _type: "figure", reviewBy: "2026-12-22" },
    { _id: "f3", _type: "figure", reviewBy: "2025-01-01" },
    { _id: "drafts.f1", _type: "figure", reviewBy: "2020-01-01" },
    release("later", "scheduled", "2027-01-02T00:00:00Z"),
    release("sooner", "scheduled", "2027-01-01T00:00:00Z"),
    release("open", "active", "2027-01-01T00:00:00Z"),
  ];
  for (const document of documents) await client.create(document, { visibility: "sync" });
  const found = await client.fetch<Overview>(overviewQuery, { types: ["service", "figure"] });
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
  expect(ids(found.drafts)).toEqual(["drafts.f1", "drafts.a"]);
  expect(found.scheduled.map(({ title }) => title)).toEqual(["sooner", "later"]);
  expect(figuresToLookUp(found.figures, "2026-11-21")).toEqual([
    { _id: "f3", _type: "figure", at: "2025-01-01" },
    { _id: "f1", _type: "figure", at: "2026-12-21" },
  ]);
  expect(ids(found.lastPublished)).toEqual(["f3", "f2", "f1"]);
  const versions = found.proposed.map(({ draft, published }) => [draft._id, published?._id]);
  expect(versions).toEqual([["drafts.f1", "f1"]]);
});

const finding: Finding = {
  ...{ kind: "long-title", page: "/", problem: "It is long.", fix: "Shorten it." },
  document: { id: "m", type: "pageMetadata", title: "/", field: "title" },
};

test("a run is read again as it was kept; what cannot be read or kept is no run, and no obstacle", () => {
  const run = {
    finishedAt: "2026-11-21T10:00:00.000Z",
    result: { findings: [finding], pagesWalked: 37 },
  };
  const written: string[] = [];
  keepLastRun({ setItem: (_, value) => void written.push(value) }, run);
  const [kept = ""] = written;
  const readKept = (value: string) => readLastRun({ getItem: () => value });
  expect(readKept(kept)).toEqual(run);
  // The last is of a kind of finding that is no longer looked for.
  for (const value of ["null", "{", kept.replace("long-", "odd-")]) {
    expect(readKept(value)).toBeUndefined();
  }
  const refuse = () => {
    throw new Error("full");
  };
  expect(() => keepLastRun({ setItem: refuse }, run)).not.toThrow();
});
