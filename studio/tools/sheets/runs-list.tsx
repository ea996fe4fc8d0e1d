import {
  type ContentToolConfig,
  isTableName,
  notesQuery,
  runsAmong,
} from "@nordune/content-tool/browser";
import { Stack, Text } from "@sanity/ui";
import { dubaiClock } from "../../../schemas/shared/dubai-clock.ts";
import { UndoableItem } from "../../lib/undoable-item.tsx";
import { useLatestResult } from "../../lib/use-latest.ts";
import { takeBack } from "./use-sheet.ts";

const LIVE = { params: {}, perspective: "raw" } as const;
const NONE: unknown[] = [];

type RunsProps = { tool: ContentToolConfig; onTakenBack: () => void };

/** The sheets that can be taken back, the last one first. Seeds and archives are a developer's. */
export function RunsList({ tool, onTakenBack }: RunsProps) {
  const notes = useLatestResult<unknown>(notesQuery, LIVE, NONE);
  const runs = runsAmong(notes).filter(({ title }) => isTableName(title));
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
        <UndoableItem
          key={run.id}
          title={run.title.replace("import of ", "")}
          said={dubaiClock(run.at)}
          button="Take it back"
          takeBack={async () => {
            await takeBack(tool, run.id);
            onTakenBack();
          }}
          done="Taken back. What somebody changed since stays."
          failed="It could not be taken back."
        />
      ))}
    </Stack>
  );
}
