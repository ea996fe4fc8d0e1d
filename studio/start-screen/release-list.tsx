import { Stack, Text } from "@sanity/ui";
import type { ScheduledRelease } from "./queries.ts";

const dayAndTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** What is published by itself, with the moment at which it is. */
export function ReleaseList({ releases }: { releases: readonly ScheduledRelease[] }) {
  return (
    <Stack as="ul" gap={3}>
      {releases.map(({ _id, title, publishAt }) => (
        <Text as="li" size={1} key={_id}>
          {title ?? "A release without a title"}: {dayAndTime.format(new Date(publishAt))}
        </Text>
      ))}
    </Stack>
  );
}
