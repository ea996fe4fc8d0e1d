import { Button, Stack } from "@sanity/ui";
import { useState } from "react";
import { useUser } from "sanity";
import { dubaiClock } from "../../schemas/shared/dubai-clock.ts";
import { nameInWords } from "../../schemas/shared/name-in-words.ts";
import { ScreenPart } from "../lib/controls.tsx";
import { UndoableItem, type UndoableProps } from "../lib/undoable-item.tsx";
import { useLatestResult } from "../lib/use-latest.ts";
import { type Deleted, deletedQuery, IN_TRASH_MS, restoreFromTrash } from "./deleted.ts";
import { restoreFromHistory } from "./deleted-elsewhere.ts";
import { useDeletedElsewhere } from "./use-deleted-elsewhere.ts";

const NONE: Deleted[] = [];

/** How many documents are listed at first. A script may have deleted thousands. */
const FIRST = 20;

type Row = Deleted &
  Pick<UndoableProps, "takeBack"> & {
    /** How many documents it is, where many were deleted together. */
    count?: number | undefined;
    showEach?: () => void;
  };

/** What was deleted in the last thirty days, here and elsewhere, the last first. */
function useDeleted(limit: number): { rows: Row[]; isMore: boolean } {
  const all = useLatestResult(deletedQuery, { params: {}, perspective: "raw" }, NONE);
  const { gone, deleted, isMore, lookAgain, showEach } = useDeletedElsewhere(limit);
  const since = Date.now() - IN_TRASH_MS;
  const inTrash = all
    .filter(({ deletedAt }) => Date.parse(deletedAt) > since)
    .map((each): Row => ({ ...each, takeBack: (client) => restoreFromTrash(client, each._id) }));
  const elsewhere = deleted.map(
    ({ id, ids, transaction, ...each }): Row => ({
      ...each,
      _id: id,
      async takeBack(client) {
        await restoreFromHistory(client, ids, gone);
        lookAgain();
      },
      ...(each.count !== undefined && { showEach: () => showEach(transaction) }),
    }),
  );
  const rows = [...inTrash, ...elsewhere].toSorted((a, b) =>
    b.deletedAt.localeCompare(a.deletedAt),
  );
  return { rows: rows.slice(0, limit), isMore: isMore || rows.length > limit };
}

/** Deleted documents, each with a button that brings it back; nothing if there are none. */
export function DeletedPart() {
  const [limit, setLimit] = useState(FIRST);
  const { rows, isMore } = useDeleted(limit);
  if (rows.length === 0) return null;
  return (
    <ScreenPart title="Deleted in the last thirty days">
      <Stack as="ul" gap={3}>
        {rows.map((each) => (
          <DeletedItem key={each._id} {...each} />
        ))}
      </Stack>
      {isMore && (
        <Button
          mode="ghost"
          fontSize={1}
          text="Show earlier ones too"
          onClick={() => setLimit(limit + 5 * FIRST)}
        />
      )}
    </ScreenPart>
  );
}

function DeletedItem({ title, documentType, deletedAt, by, takeBack, count, showEach }: Row) {
  const [user] = useUser(by ?? "");
  const when = `${dubaiClock(deletedAt)}${user?.displayName ? `, ${user.displayName}` : ""}`;
  const isOne = count === undefined;
  const what = isOne ? nameInWords(documentType) : "Deleted together";
  return (
    <UndoableItem
      title={isOne ? title : `${title} and ${count - 1} more`}
      said={`${what}, ${when}`}
      button={isOne ? "Restore" : "Restore all"}
      takeBack={takeBack}
      done={
        isOne ? `“${title}” is back, as it was.` : `All ${count} documents are back, as they were.`
      }
      failed={isOne ? "It could not be restored." : "They could not be restored."}
    >
      {showEach !== undefined && (
        <Button mode="bleed" fontSize={1} padding={2} text="Show each" onClick={showEach} />
      )}
    </UndoableItem>
  );
}
