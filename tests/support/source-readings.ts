import type { SourceReading } from "#schemas/shared/sources/source-reading.ts";

const seen = {
  at: "2026-11-02T09:00:00.000Z",
  digest: "a",
  passage: "Above AED 375,000.",
  stands: true,
};

/** A reading of a source that says something else since 9 November, which `changes` may change. */
export const sourceReading = (changes: Partial<SourceReading> = {}): SourceReading => ({
  address: "https://example.com/law",
  value: "375,000",
  fetchedAt: "2026-11-09T09:00:00.000Z",
  problem: null,
  before: seen,
  now: {
    at: "2026-11-09T09:00:00.000Z",
    digest: "b",
    passage: "Above AED 300,000.",
    stands: false,
  },
  noticedAt: "2026-11-09T09:00:00.000Z",
  checkedOnThen: "2026-01-01",
  etag: null,
  lastModified: null,
  ...changes,
});

/** A figure with that source. */
export const sourcedFigure = (id: string, changes: Record<string, unknown> = {}) => ({
  _id: id,
  _type: "figure",
  label: `Label of ${id}`,
  value: "375,000",
  unit: "AED",
  sourceTitle: "A law",
  sourceUrl: "https://example.com/law",
  checkedOn: "2026-01-01",
  ...changes,
});
