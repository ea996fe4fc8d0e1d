import {
  type ContentToolConfig,
  notesQuery,
  type Run,
  runsAmong,
} from "@nordune/content-tool/browser";
import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useId } from "react";
import { dubaiClock } from "../../lib/dubai-clock.ts";
import { useActions } from "../../lib/use-actions.tsx";
import { useLatestResult } from "../../lib/use-latest.ts";
import { takeBack } from "./use-sheet.ts";

const LIVE = { params: {}, perspective: "raw" } as const;
const NONE: unknown[] = [];

/** The sheets that can be taken back, the last one first. Seeds and archives are a developer's. */
export function RunsList({ tool }: { tool: ContentToolConfig }) {
  const notes = useLatestResult<unknown>(notesQuery, LIVE, NONE);
  const runs = runsAmong(notes).filter(({ title }) => /\.(?:csv|xlsx)$/.test(title));
  if (runs.length === 0) {
    return (
      <Text size={1} muted>
        Nothing yet.
      </Text>
    );
  }
  return (
    <Stack as="ul" gap={3}>
      {runs.map((run) => (
        <RunItem key={run.id} run={run} tool={tool} />
      ))}
    </Stack>
  );
}

function RunItem({ run, tool }: { run: Run; tool: ContentToolConfig }) {
  const titleId = useId();
  const { send, isSending } = useActions();
  return (
    <Flex as="li" gap={3} align="center" wrap="wrap">
      <Text size={1} id={titleId}>
        {run.title.replace("import of ", "")}
      </Text>
      <Text size={1} muted>
        {dubaiClock(run.at)}
      </Text>
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text="Take it back"
        aria-describedby={titleId}
        disabled={isSending}
        onClick={() =>
          send(
            async () => {
              await takeBack(tool, run.id);
              return undefined;
            },
            "Taken back. What somebody changed since stays.",
            "It could not be taken back.",
          )
        }
      />
    </Flex>
  );
}
