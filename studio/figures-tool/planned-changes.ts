import { getPublishedId, getVersionFromId } from "@sanity/client/csm";

/** A new value of a figure that waits in a content release. */
export type PlannedChange = {
  figureId: string;
  releaseId: string;
  title: string;
  value: string;
  /** ISO date and time; undefined while the release is not scheduled. */
  publishAt: string | undefined;
};

/** A figure in a release. */
export type PlannedFigure = { _id: string; value: string | null };

/** What the Studio knows of a release. */
export type PlannedRelease = {
  /** `_.releases.` and the release's id; its `name` is in the type of the Studio, but not filled. */
  _id: string;
  metadata: { title?: string | undefined };
  publishAt?: string | undefined;
};

/** What releases hold of figures, those that are over too. */
export const plannedFiguresQuery = `*[_type == "figure" && _id in path("versions.**")]{ _id, value }`;

/**
 * The changes that are still to come, the next first and those without a time last.
 * @param releases those that are not over
 */
export function plannedChanges(
  figures: readonly PlannedFigure[],
  releases: readonly PlannedRelease[],
): PlannedChange[] {
  return figures
    .flatMap(({ _id, value }) => {
      const releaseId = getVersionFromId(_id) ?? "";
      const release = releases.find((each) => each._id === `_.releases.${releaseId}`);
      if (release === undefined) return [];
      const { metadata, publishAt } = release;
      const title = metadata.title ?? "Untitled release";
      return { figureId: getPublishedId(_id), releaseId, title, value: value ?? "", publishAt };
    })
    .sort((one, other) => (one.publishAt ?? "9").localeCompare(other.publishAt ?? "9", "en"));
}
