import type { DocumentActionProps } from "sanity";

/** A service whose page is at `/services/<slug>`, as the Studio has it. */
export const servicePage = (slug: string) => ({
  ...{ _id: slug, _type: "service", slug: { current: slug } },
  ...{ _rev: "1", _createdAt: "", _updatedAt: "" },
});
type Page = ReturnType<typeof servicePage>;

/** What the Studio gives an action of a page. */
export const actionProps = (published: Page | null, draft: Page): DocumentActionProps => ({
  ...{ id: "a", type: "service", published, draft, version: null },
  ...{ liveEdit: false, liveEditSchemaType: false, ready: true, transactionSyncLock: null },
  ...{ release: undefined, onComplete: () => {}, scopeId: undefined },
  initialValueResolved: true,
});
