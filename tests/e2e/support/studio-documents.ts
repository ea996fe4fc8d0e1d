import { randomUUID } from "node:crypto";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { reference } from "#schemas/sections/sample-parts.ts";
import { readReleases } from "#scripts/seed/releases.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { lakeClient } from "./stack.ts";
import { test as base, expect } from "./test.ts";

type Fields = Record<string, unknown>;

/** Documents of one test, which are deleted after it. */
export type StudioDocuments = ReturnType<typeof studioDocuments>;

/** A word that no other document contains. */
export function uniqueWord(): string {
  return `t${randomUUID().replaceAll("-", "").slice(0, 10)}`;
}

/**
 * Deletes the releases that are not seeded, with their documents. Only tests create those, one after
 * the other.
 */
async function removeReleases(lake: SanityClient): Promise<void> {
  const releases = `*[_type == "system.release"]{ "releaseId": string::split(_id, ".")[2], state }`;
  type Release = { releaseId: string; state: string };
  const seeded = (await readReleases()).map(({ releaseId }) => releaseId);
  for (const { releaseId, state } of await lake.fetch<Release[]>(releases)) {
    if (seeded.includes(releaseId)) continue;
    if (state === "scheduled") await lake.releases.unschedule({ releaseId });
    if (state === "scheduled" || state === "active") await lake.releases.archive({ releaseId });
    await lake.releases.delete({ releaseId });
  }
}

export function studioDocuments(lake: SanityClient) {
  const removals: (() => Promise<unknown>)[] = [];

  /** Deletes everything that a filter finds after the test, such as what the Studio creates. */
  function removeLater(filter: string, params: Record<string, string>): void {
    removals.push(() => lake.delete({ query: `*[${filter}]`, params }));
  }

  /** Publishes a document under an id of its own. */
  async function create<Content extends { _type: string }>(content: Content) {
    const document = { ...content, _id: `${content._type}-${uniqueWord()}` };
    removeLater("_id in [$id, 'drafts.' + $id]", { id: document._id });
    await lake.create(document);
    return document;
  }

  /** Publishes a service with a page of its own. */
  async function service(fields: Fields, lead?: ReturnType<typeof line>) {
    const original = await lake.getDocument<SanityDocument>("service-education");
    if (original === undefined) throw new Error("The seeded content holds no service-education.");
    const { _rev, _createdAt, _updatedAt, category: _category, hero, ...content } = original;
    const word = uniqueWord();
    const copy = await create({
      ...content,
      hero: { ...hero, ...(lead && { lead }) },
      title: `Service ${word}`,
      slug: { _type: "slug", current: word },
      ...fields,
    });
    return { ...copy, path: `/services/${word}` };
  }

  /** A free page with sections that is listed nowhere. */
  const freePage = (address: string, sections: unknown[]) =>
    create({
      _type: "freePage",
      title: `Page ${address}`,
      slug: { _type: "slug", current: address },
      listing: "campaign",
      hero: { heading: "A page of sections", lead: line("Made of what stands below.") },
      sections,
    });

  return {
    create,
    removeLater,
    /**
     * A service outside of all menus. A service in the menus would make each test revalidate every
     * page.
     */
    service: (fields: Fields = {}) => service(fields),

    /**
     * A complete service, for tests of what services alone have, or of the menus, which list it. The
     * site renders every page for it, and again when it is deleted.
     */
    listedService: () => service({ category: "private" }),

    /** A service whose page shows a figure. */
    serviceShowing: (figureId: string) =>
      service(
        {},
        line(
          "It is ",
          { _type: "figureValue", figure: reference(figureId), show: "withUnit" },
          ".",
        ),
      ),

    /** A release that holds nothing yet. */
    async release() {
      const releaseId = `r${uniqueWord().slice(0, 8)}`;
      await lake.releases.create({ releaseId, metadata: { title: `Release ${releaseId}` } });
      return {
        releaseId,
        /** Makes the release change a document that it does not change yet. */
        add: ({ _id }: { _id: string }) =>
          lake.createVersion({ baseId: _id, publishedId: _id, releaseId }),
        publish: () => lake.releases.publish({ releaseId }),
      };
    },

    /** A testimonial: plain texts only. */
    testimonial: (quote: string) =>
      create({
        _type: "testimonial",
        quote,
        role: "Tester",
        city: "Riga",
        country: "Latvia",
      }),

    /** A partner without a logo. */
    partner: (orderRank = "0|000900:") =>
      create({
        _type: "partner",
        name: `Partner ${uniqueWord()}`,
        setting: "text",
        orderRank,
      }),

    /** A redirect from an unused address. */
    redirect: (changes: Partial<Record<"source" | "target", string>> & Fields = {}) =>
      create({
        _type: "redirect",
        source: `/${uniqueWord()}`,
        target: "/contact",
        permanent: true,
        active: true,
        ...changes,
      }),

    freePage,

    /** A complete page that no menu lists, for tests that publish any page. */
    async unlistedPage() {
      const word = uniqueWord();
      const section = { _type: "richTextSection", _key: "a", heading: "A", body: line("Words.") };
      return { ...(await freePage(word, [section])), path: `/${word}` };
    },

    /** A figure with a label that ends in `word`. */
    async figure(changes: Fields = {}) {
      const word = uniqueWord();
      const figure = await create({
        _type: "figure",
        label: `Figure ${word}`,
        value: "12",
        sourceTitle: "A law",
        checkedOn: "2026-01-01",
        status: "confirmed",
        ...changes,
      });
      return { ...figure, word };
    },

    /** Changes a stored document the way a script does, without a draft. */
    change: (id: string, fields: Fields) => lake.patch(id).set(fields).commit(),

    /** Deletes documents in one transaction the way a script does. */
    delete: (...ids: string[]) =>
      lake.mutate(
        ids.map((id) => ({ delete: { id } })),
        { visibility: "sync" },
      ),

    /** Makes a published document a draft that was never published. */
    onlyDraft: (document: SanityDocument) =>
      lake
        .transaction()
        .create({ ...document, _id: `drafts.${document._id}` })
        .delete(document._id)
        .commit(),

    count: (filter: string, params: Record<string, string>) =>
      lake.fetch<number>(`count(*[${filter}])`, params),

    stored: (id: string) => lake.getDocument(id),

    /** Waits until a stored document has some values, or, with `undefined`, until it is deleted. */
    async waitFor(id: string, fields: Fields | undefined): Promise<void> {
      const stored = expect.poll(async () => await lake.getDocument(id), {
        message: `the stored document ${id}`,
      });
      await (fields === undefined ? stored.toBeUndefined() : stored.toMatchObject(fields));
    },

    async removeAll(): Promise<void> {
      await removeReleases(lake);
      // Later documents may refer to earlier ones, so they are deleted first.
      for (const remove of removals.reverse()) await remove();
    },
  };
}

/** A test with documents in the content lake that are deleted after it. */
export const test = base.extend<{ documents: StudioDocuments }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  documents: async ({}, use) => {
    const documents = studioDocuments(lakeClient());
    await use(documents);
    await documents.removeAll();
  },
});

export { expect } from "./test.ts";
