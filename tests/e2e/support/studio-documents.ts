import { randomUUID } from "node:crypto";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { line, reference } from "#tests/support/parts-of-content.ts";
import { lakeClient } from "./stack.ts";
import { test as base, expect } from "./test.ts";

type Fields = Record<string, unknown>;

/** Documents that belong to one test alone and are gone after it. */
export type StudioDocuments = ReturnType<typeof studioDocuments>;

/** A word that no other document holds. */
export function uniqueWord(): string {
  return `t${randomUUID().replaceAll("-", "").slice(0, 10)}`;
}

/** Takes every release away, with what it holds: only tests make any, one after the other. */
async function removeReleases(lake: SanityClient): Promise<void> {
  const releases = `*[_type == "system.release"]{ "releaseId": string::split(_id, ".")[2], state }`;
  type Release = { releaseId: string; state: string };
  for (const { releaseId, state } of await lake.fetch<Release[]>(releases)) {
    if (state === "scheduled") await lake.releases.unschedule({ releaseId });
    if (state === "scheduled" || state === "active") await lake.releases.archive({ releaseId });
    await lake.releases.delete({ releaseId });
  }
}

export function studioDocuments(lake: SanityClient) {
  const removals: (() => Promise<unknown>)[] = [];

  /** Has everything that a filter finds deleted after the test, such as what the Studio makes. */
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

  return {
    create,
    removeLater,
    /** A service that stands in no menu: with those, each test would render every page anew. */
    service: (fields: Fields = {}) => service(fields),

    /** A service that lacks nothing, so that the Studio publishes it; the menus list it. */
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
        /** Has the release change a document: so far it leaves it as it is. */
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

    /** A redirect, from an address that nobody else knows. */
    redirect: (changes: Partial<Record<"source" | "target", string>> & Fields = {}) =>
      create({
        _type: "redirect",
        source: `/${uniqueWord()}`,
        target: "/contact",
        permanent: true,
        active: true,
        ...changes,
      }),

    /** A page at a free address, made of sections and listed nowhere. */
    freePage: (address: string, sections: unknown[]) =>
      create({
        _type: "freePage",
        title: `Page ${address}`,
        slug: { _type: "slug", current: address },
        listing: "campaign",
        hero: { heading: "A page of sections", lead: line("Made of what stands below.") },
        sections,
      }),

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

    count: (filter: string, params: Record<string, string>) =>
      lake.fetch<number>(`count(*[${filter}])`, params),

    stored: (id: string) => lake.getDocument(id),

    /** Waits until a stored document holds some fields, or, for `undefined`, until it is gone. */
    async waitFor(id: string, fields: Fields | undefined): Promise<void> {
      const stored = expect.poll(async () => await lake.getDocument(id), {
        message: `the stored document ${id}`,
      });
      await (fields === undefined ? stored.toBeUndefined() : stored.toMatchObject(fields));
    },

    async removeAll(): Promise<void> {
      await removeReleases(lake);
      // What was made last may refer to what was made first.
      for (const remove of removals.reverse()) await remove();
    },
  };
}

/** A test with documents of its own in the content lake, which are gone after it. */
export const test = base.extend<{ documents: StudioDocuments }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  documents: async ({}, use) => {
    const documents = studioDocuments(lakeClient());
    await use(documents);
    await documents.removeAll();
  },
});

export { expect } from "./test.ts";
