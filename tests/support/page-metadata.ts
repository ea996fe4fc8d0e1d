import type { WrittenMetadata } from "#web/content/site-types.ts";

export type Written = NonNullable<WrittenMetadata>;

/** Page metadata in which an editor has filled nothing in. */
export const emptyMetadata: Written = {
  _id: "pageMetadata-test",
  _updatedAt: "2026-01-01T00:00:00Z",
  ...{ title: null, description: null, keywords: null, canonical: null, author: null },
  ...{ robots: null, ogTitle: null, ogDescription: null, ogImage: null, ogType: null },
  ...{ ogUrl: null, twitterCard: null, twitterSite: null, twitterCreator: null },
  ...{ twitterImage: null, articlePublishedTime: null, articleModifiedTime: null },
  ...{ publisher: null, structuredData: null, breadcrumbs: null, hreflang: null },
};
