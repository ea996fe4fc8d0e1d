/** A new value of a figure that waits in a content release. */
export type PlannedChange = {
  releaseId: string;
  title: string;
  value: string;
  /** ISO date and time; null while the release is not scheduled. */
  publishAt: string | null;
};

/** What the lake says of a figure in a release; `release` is null for one that is over. */
export type PlannedFigure = {
  _id: string;
  value: string | null;
  release: { title: string | null; publishAt: string | null } | null;
};

/** What releases hold of the figure `$id`. */
export const plannedFiguresQuery = `*[
  _type == "figure" && _id in path("versions.**") && string::split(_id, ".")[2] == $id
]{
  _id,
  value,
  "release": *[
    _id == "_.releases." + string::split(^._id, ".")[1] && state in ["active", "scheduled", "scheduling"]
  ][0]{ "title": metadata.title, publishAt }
}`;

/** The changes that are still to come, the next first and those without a time last. */
export function plannedChanges(figures: readonly PlannedFigure[]): PlannedChange[] {
  return figures
    .flatMap(({ _id, value, release }) => {
      const releaseId = _id.split(".")[1];
      if (releaseId === undefined || release === null) return [];
      const { title, publishAt } = release;
      return { releaseId, title: title ?? "Untitled release", value: value ?? "", publishAt };
    })
    .sort((one, other) => (one.publishAt ?? "9").localeCompare(other.publishAt ?? "9", "en"));
}
