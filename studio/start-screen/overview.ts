import type { SanityClient } from "@sanity/client";
import { documents, singletonTypes } from "../../schemas/index.ts";
import { reviewDay } from "../../schemas/shared/figures/review-day.ts";
import { figuresAmong } from "../../schemas/shared/figures/stored-figure.ts";
import { dueFigures } from "../figures-tool/due.ts";

export type ListedDocument = { _id: string; _type: string; at: string };

export type ScheduledRelease = { _id: string; title: string | null; publishAt: string };

export type Overview = {
  drafts: ListedDocument[];
  scheduled: ScheduledRelease[];
  figures: unknown[];
  lastPublished: ListedDocument[];
};

const isPublished = `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`;

/**
 * What an editor looks for first; asked for with every document in sight.
 * `$types` are the types of documents that editors edit.
 */
export const overviewQuery = `{
  "drafts": *[_type in $types && _id in path("drafts.**")]
    | order(_updatedAt desc)[0...8]{ _id, _type, "at": _updatedAt },
  "scheduled": *[_type == "system.release" && state in ["scheduled", "scheduling"]]
    | order(publishAt){ _id, "title": metadata.title, publishAt },
  "figures": *[_type == "figure" && ${isPublished}],
  "lastPublished": *[_type in $types && ${isPublished}]
    | order(_updatedAt desc)[0...8]{ _id, _type, "at": _updatedAt }
}`;

/**
 * The figures that are to be looked up now or soon, each with its day, as the figures tool has them.
 * @param today ISO date (YYYY-MM-DD)
 */
export function figuresToLookUp(stored: readonly unknown[], today: string): ListedDocument[] {
  const { overdue, soon } = dueFigures(figuresAmong(stored), today);
  return [...overdue, ...soon].map((figure) => ({
    _id: figure._id,
    _type: figure._type,
    at: reviewDay(figure) ?? today,
  }));
}

const types = [...singletonTypes, ...documents.map(({ name }) => name)];

export const fetchOverview = (client: SanityClient) =>
  client
    .withConfig({ perspective: "raw", useCdn: false })
    .fetch<Overview>(overviewQuery, { types });
