import { getPublishedId, getVersionFromId } from "@sanity/client/csm";
import { Card, Stack, Text } from "@sanity/ui";
import { useActiveReleases } from "sanity";
import { IntentLink } from "sanity/router";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { useLatestAnswer } from "../lib/use-latest.ts";

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

export const dubaiTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Dubai",
});

const NOTHING_PLANNED: PlannedFigure[] = [];

/** The changes of a figure that wait in releases, each with the way to its release. */
export function PlannedChangesCard({ figure }: { figure: StoredFigure }) {
  const changes = usePlannedChanges().filter(({ figureId }) => figureId === figure._id);
  if (changes.length === 0) return null;
  return (
    <Card padding={3} radius={2} tone="primary" border>
      <Stack as="ul" gap={3} aria-label="Planned">
        {changes.map(({ releaseId, title, value, publishAt }) => (
          <Text as="li" size={1} key={releaseId}>
            {publishAt === undefined
              ? "Planned: "
              : `Scheduled for ${dubaiTime.format(new Date(publishAt))} in Dubai: `}
            {formatFigure({ value, unit: figure.unit })}, in the release{" "}
            <IntentLink intent="release" params={{ id: releaseId }}>
              {title}
            </IntentLink>
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

const EVERY_VERSION = { params: {}, perspective: "raw" } as const;

/** What releases will make of figures. */
export function usePlannedChanges(): PlannedChange[] {
  const { data: releases } = useActiveReleases();
  const planned = useLatestAnswer(plannedFiguresQuery, EVERY_VERSION, NOTHING_PLANNED);
  return plannedChanges(planned, releases);
}
