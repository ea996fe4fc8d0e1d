/** A document in a list of the start screen. */
export type ListedDocument = { _id: string; _type: string; at: string };

/** A release that is published by itself at a moment. */
export type ScheduledRelease = { _id: string; title: string | null; publishAt: string };

/** What the start screen lists. */
export type Overview = {
  drafts: ListedDocument[];
  scheduled: ScheduledRelease[];
  dueFigures: ListedDocument[];
  lastPublished: ListedDocument[];
};

const isPublished = `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`;

/**
 * What an editor looks for first; asked for with every document in sight.
 * `$types` are the types of documents that editors edit, `$soon` is the last day that counts as due.
 */
export const overviewQuery = `{
  "drafts": *[_type in $types && _id in path("drafts.**")]
    | order(_updatedAt desc)[0...8]{ _id, _type, "at": _updatedAt },
  "scheduled": *[_type == "system.release" && state in ["scheduled", "scheduling"]]
    | order(publishAt){ _id, "title": metadata.title, publishAt },
  "dueFigures": *[_type == "figure" && ${isPublished} && defined(reviewBy) && reviewBy <= $soon]
    | order(reviewBy)[0...8]{ _id, _type, "at": reviewBy },
  "lastPublished": *[_type in $types && ${isPublished}]
    | order(_updatedAt desc)[0...8]{ _id, _type, "at": _updatedAt }
}`;

const DAYS_AHEAD = 30;

/** The last day on which a review counts as due now, as an ISO date. */
export function lastDueDay(now: Date): string {
  return new Date(now.getTime() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
}
