import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import type { DocumentActionProps } from "sanity";
import { describe, expect, test } from "vitest";
import { schedulingUnlessMoving, withApproval } from "#studio/address-changes/actions.ts";
import { addressChange, hasHappened, moveOf } from "#studio/address-changes/address-change.ts";
import { canRedirect, moveMetadata, redirect } from "#studio/address-changes/redirects.ts";
import { stillReferring } from "#studio/address-changes/referring.tsx";
import { listKind, standingOf } from "#studio/address-changes/standing.ts";
import { ViewPageAction } from "#studio/document-actions/page-actions.ts";
import { type Approval, approvalOf } from "#studio/second-person/second-person.ts";

type Stored = { _id: string; _type: string; [field: string]: unknown };

/** A lake with documents and a release that nobody has filled yet. */
async function lakeWith(...documents: Stored[]) {
  const client = clientOf(await startTestLake());
  const raw = client.withConfig({ perspective: "raw" });
  for (const document of documents) await client.create(document, { visibility: "sync" });
  await client.releases.create({ releaseId: "spring", metadata: { title: "Spring" } });
  return {
    client: raw,
    /** The redirects that visitors are led by: "/from /to". */
    ends: () =>
      client.fetch<string[]>(
        `*[_type == "redirect" && active] | order(source){ "ends": source + " " + target }.ends`,
      ),
    metadata: () =>
      raw.fetch<string[]>(
        `*[_type == "pageMetadata" && !(_id in path("versions.**"))] | order(_id).path`,
      ),
    publish: (releaseId: string | undefined) =>
      releaseId === undefined ? undefined : client.releases.publish({ releaseId }),
  };
}

const move = { from: "/services/a", to: "/services/b" };
const service = (slug?: string) => ({ _id: `${slug}`, _type: "service", slug: { current: slug } });
/** A redirect that works. */
const stored = (source: string, target: string, id = source.replaceAll("/", "-")) => ({
  ...{ _id: `redirect${id}`, _type: "redirect" },
  ...{ source, target, permanent: true, active: true },
});

test.each([
  ["comes", null, service("a"), undefined],
  ["moves", service("a"), service("b"), move],
  ["stays", service("a"), service("a"), undefined],
  ["goes", service("a"), null, undefined],
  ["has no address comes", null, { _id: "zone", _type: "freeZone" }, undefined],
])("a page that %s has done so once it is published so", (_name, before, after, moved) => {
  const change = addressChange(before, after);
  expect(moveOf(change)).toEqual(moved);
  expect(hasHappened(change, after)).toBe(true);
  expect(hasHappened(change, before)).toBe(before?._id === after?._id);
});

const page = (slug: string) => ({ ...service(slug), _rev: "1", _createdAt: "", _updatedAt: "" });
type Page = ReturnType<typeof page>;
const props = (published: Page | null, draft: Page): DocumentActionProps => ({
  ...{ id: "a", type: "service", published, draft, version: null },
  ...{ liveEdit: false, liveEditSchemaType: false, ready: true, transactionSyncLock: null },
  ...{ release: undefined, onComplete: () => {}, scopeId: undefined },
  initialValueResolved: true,
});

test("a page can be viewed as it is published, and not before", () => {
  const address = expect.stringMatching(/^http.*\/services\/a$/);
  expect(ViewPageAction(props(page("a"), page("b")))).toMatchObject({
    disabled: false,
    title: address,
  });
  expect(ViewPageAction(props(null, page("a")))).toMatchObject({ disabled: true });
});

const off = (label: string, title: string) => ({
  label,
  disabled: true,
  title: expect.stringContaining(title),
});
test.each<[string, Approval, object]>([
  ["by anybody where none is needed", "notNeeded", { label: "Publish" }],
  ["by nobody until it is known", "looking", off("Publish", "Looking who has to approve it…")],
  ["as approved by who may approve", "possible", { label: "Approve and publish" }],
  ["by nobody else", "own", off("Waits for a second person", "who has not written in it")],
  ["by nobody once nobody knows", "untold", off("Waits for a second person", "Discard it")],
])("what may need a second person is published %s", (_by, approval, expected) => {
  expect(withApproval({ label: "Publish" }, approval)).toEqual(expected);
});

const rate = { _type: "figure", topic: "tax", value: "9" };
const known = {
  ...{ draft: rate, published: rate, setting: ["tax"], me: "me" },
  authors: new Set(["other"]),
};
test.each<[Approval, string, Partial<Parameters<typeof approvalOf>[0]>]>([
  ["possible", "somebody else wrote it", {}],
  ["own", "whoever is here wrote it", { authors: new Set(["other", "me"]) }],
  ["untold", "the history does not reach back", { authors: "untold" }],
  ["looking", "what needs a second person is not known yet", { setting: undefined }],
  ["looking", "the authors are not known yet", { authors: undefined }],
  ["looking", "who is here is not known yet", { me: undefined }],
  ["notNeeded", "nobody asks for a second person", { setting: null }],
  ["notNeeded", "there is no draft", { draft: null }],
  [
    "notNeeded",
    "no setting could ask for one",
    { draft: { _type: "service" }, published: null, setting: undefined },
  ],
  [
    "possible",
    "the draft takes it out of the tax figures",
    { draft: { ...rate, topic: "living" } },
  ],
])("an approval is %s where %s", (approval, _where, changes) => {
  expect(approvalOf({ ...known, ...changes })).toBe(approval);
});

test("a draft is scheduled alone unless it moves its page", () => {
  const schedule = schedulingUnlessMoving(() => ({ label: "Schedule publish" }));
  const scheduling = (draft: string) => schedule(props(page("a"), page(draft)));
  expect(scheduling("a")).toEqual({ label: "Schedule publish" });
  expect(scheduling("b")).toMatchObject({
    disabled: true,
    title: expect.stringContaining("The page moves to /services/b. Add it to a release"),
  });
});

test("a redirect helps only while nothing lives at the old path, and the new page is there", async () => {
  const { client } = await lakeWith();
  const at = async (to: string | undefined) => canRedirect(client, { from: move.from, to });
  expect([await at(move.to), await at(undefined)]).toEqual([false, true]);
  await client.create(service("b"), { visibility: "sync" });
  expect(await at(move.to)).toBe(true);
  await client.create(service("a"), { visibility: "sync" });
  expect([await at(move.to), await at(undefined)]).toEqual([false, false]);
});

describe.each([
  ["at once", undefined],
  ["with a release, and not before", "spring"],
])("%s", (_name, releaseId) => {
  test.each<[string, Stored[], string[], choices?: string[]]>([
    [
      "leaves others alone, and shortens what led to the old path",
      [stored("/x", "/contact"), stored("/y", move.from)],
      ["/x /contact", "/y /services/b"],
    ],
    ["opens the new path", [stored(move.to, "/contact")], []],
    ["turns in no circle", [stored(move.to, move.from)], []],
    ["goes to the last choice", [], [], ["/services/other", move.to]],
    ["takes up a paused one", [{ ...stored(move.from, "/contact"), active: false }], []],
    [
      "takes the place of two from the same path",
      [stored(move.from, "/contact", "one"), stored(move.from, "/about", "two")],
      [],
    ],
  ])("a redirect %s", async (_does, before, others, choices = [move.to]) => {
    const lake = await lakeWith(...before);
    const endsBefore = await lake.ends();
    for (const to of choices) await redirect(lake.client, { from: move.from, to }, releaseId);
    if (releaseId !== undefined) expect(await lake.ends()).toEqual(endsBefore);
    await lake.publish(releaseId);
    expect(await lake.ends()).toEqual([`${move.from} ${move.to}`, ...others]);
  });

  test.each<[string, string[], string[], string[]]>([
    ["moves along, without a redirect", [move.from], [move.to], [move.to]],
    ["stays where the new path has its own", [move.from, move.to], [move.from, move.to], [move.to]],
    ["of other pages stays", ["/contact"], ["/contact"], [move.to]],
    ["goes to the last choice", [move.from], [move.to], ["/services/other", move.to]],
    ["is back once the page stays after all", [move.from], [move.from], [move.to, move.from]],
  ])("metadata %s", async (_does, before, after, choices) => {
    const lake = await lakeWith(
      ...before.map((path, at) => ({ _id: `metadata-${at}`, _type: "pageMetadata", path })),
    );
    for (const [at, to] of choices.entries()) {
      const from = releaseId === undefined ? (choices[at - 1] ?? move.from) : move.from;
      await moveMetadata(lake.client, { from, to }, releaseId);
    }
    if (releaseId !== undefined) expect(await lake.metadata()).toEqual(before);
    await lake.publish(releaseId);
    expect(await lake.metadata()).toEqual(after);
    expect(await lake.ends()).toEqual([]);
  });
});

test("a draft of metadata and of a redirect is minded too", async () => {
  const metadata = { _id: "drafts.metadata", _type: "pageMetadata", path: move.from };
  const lake = await lakeWith(metadata, { ...stored(move.from, "/about"), _id: "drafts.redirect" });
  await moveMetadata(lake.client, move);
  await redirect(lake.client, move);
  expect(await lake.metadata()).toEqual([move.to]);
  expect(await lake.client.fetch(`*[_type == "redirect"].target`)).toEqual([move.to]);
});

const referring = (_id: string, fields: Record<string, unknown> = {}) => ({
  ...{ _id, _type: "aboutPage", _rev: "1", _createdAt: "", _updatedAt: "" },
  ...{ links: [{ target: { _ref: "a" } }], ...fields },
});
const needing = (documents: ReturnType<typeof referring>[], ...inRelease: string[]) =>
  stillReferring({ referring: documents, inRelease }, { id: "a", releaseId: "r1" }).map(
    ({ _id }) => _id,
  );

test("what a release takes off the site is needed by what refers to it without the release, and by what it keeps", () => {
  const others = ["drafts.x", "x", "drafts.y", "versions.r2.z"].map((_id) => referring(_id));
  const noMatter = [referring("w", { links: [{ _ref: "a", _weak: true }] }), referring("drafts.a")];
  // Each once, as it is published.
  expect(needing([...noMatter, ...others])).toEqual(["x", "drafts.y", "versions.r2.z"]);
  // Not by what it mends or takes along.
  const about = "versions.r1.about";
  expect(needing([referring("about")], about)).toEqual([]);
  expect(needing([referring(about)], about)).toEqual([about]);
  const leaving = referring(about, { _system: { delete: true } });
  expect(needing([leaving, referring("about")], about)).toEqual([]);
});

const link = (_ref: string) => ({ _type: "navLink", page: { _ref, _weak: true } });
const list = (pages: string) => ({ _type: "pageList", pages });
const navigation = {
  ...{ _id: "navigation", _type: "navigation" },
  menus: [
    {
      label: "Living",
      groups: [
        { title: "General", links: [list("generalAdvantages")] },
        { title: "Other", links: [list("businessServices"), link("safety")] },
      ],
    },
    { label: "Empty" },
  ],
  mobileMenu: [{ label: "Advantages", links: [list("generalAdvantages")] }],
  footer: { columns: [{ title: "Read", links: [link("safety")] }, { title: "Empty" }] },
};

test("what is published for the first time stands on its overview and in menus that list or link to it, with or without a text for search results", async () => {
  const { client } = await lakeWith(navigation);
  const safety = { ...service("safety"), _type: "advantage", group: "general" };
  const standing = {
    kind: "page",
    path: "/advantages/safety",
    places: [
      ...["The page /uae-advantages", "Header › Living › General", "Header › Living › Other"],
      ...["Mobile menu › Advantages", "Footer › Read"],
    ],
  };
  expect(await standingOf(client, safety)).toEqual({ ...standing, hasMetadata: false });
  const metadata = { _id: "drafts.meta", _type: "pageMetadata", path: "/advantages/safety" };
  await client.create(metadata, { visibility: "sync" });
  expect(await standingOf(client, safety)).toEqual({ ...standing, hasMetadata: true });
  for (const [category, places] of Object.entries({
    business: ["Header › Living › Other"],
    other: [],
  })) {
    expect(await standingOf(client, { ...service("a"), category })).toMatchObject({ places });
  }
  expect(await standingOf(client, { _id: "p", _type: "partner" })).toBeUndefined();
});

test("what is published for the first time stands on the pages of emirates whose sections list its kind, and is put where none does", async () => {
  const section = (key: string, ...kinds: string[]) => ({
    ...{ _key: key, _type: "zoneListSection", heading: `Zones ${key}`, kinds },
  });
  const sections = [section("a", "major"), section("b", "offshore")];
  const dubai = { _id: "dubai", _type: "emirate", name: "Dubai", sections };
  const ajman = { _id: "ajman", _type: "emirate", name: "Ajman", sections: [section("c")] };
  const { client } = await lakeWith(dubai, { ...dubai, _id: "drafts.dubai" }, ajman);
  const places = { emirate: { _ref: "dubai" }, otherEmirates: [{ _ref: "ajman" }] };
  const zone = { _id: "zone", _type: "freeZone", kind: "niche", ...places };
  expect(await standingOf(client, zone)).toEqual({
    kind: "zone",
    zoneKind: "niche",
    listed: [{ emirate: "Ajman", section: "Zones c" }],
    unlisted: [
      {
        ...{ id: "dubai", name: "Dubai" },
        sections: sections.map(({ _key: key, heading, kinds }) => ({ key, heading, kinds })),
      },
    ],
  });
  await listKind(client, { emirate: "dubai", section: "b", kind: "niche" });
  for (const id of ["dubai", "drafts.dubai"]) {
    expect(await client.getDocument(id)).toMatchObject({
      sections: [{ kinds: ["major"] }, { kinds: ["offshore", "niche"] }],
    });
  }
});
