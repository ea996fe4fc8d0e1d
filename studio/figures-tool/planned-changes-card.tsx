import { Card, Stack, Text } from "@sanity/ui";
import { useActiveReleases } from "sanity";
import { IntentLink } from "sanity/router";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { useLatestAnswer } from "../lib/use-latest.ts";
import {
  type PlannedChange,
  type PlannedFigure,
  plannedChanges,
  plannedFiguresQuery,
} from "./planned-changes.ts";

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
