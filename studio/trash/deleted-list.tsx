import { Stack } from "@sanity/ui";
import { useUser } from "sanity";
import { nameInWords } from "../../schemas/shared/name-in-words.ts";
import { dubaiClock } from "../lib/clocks.ts";
import { UndoableItem } from "../lib/undoable-item.tsx";
import { useLatestResult } from "../lib/use-latest.ts";
import { DAYS_IN_TRASH, type Deleted, deletedQuery, restoreFromTrash } from "./deleted.ts";

const NONE: Deleted[] = [];

/** What was deleted in the last thirty days, kept up to date. */
export function useDeleted(): readonly Deleted[] {
  const all = useLatestResult(deletedQuery, { params: {}, perspective: "raw" }, NONE);
  const since = Date.now() - DAYS_IN_TRASH * 86_400_000;
  return all.filter(({ deletedAt }) => Date.parse(deletedAt) > since);
}

/** Deleted documents, each with a button that brings it back. */
export function DeletedList({ deleted }: { deleted: readonly Deleted[] }) {
  return (
    <Stack as="ul" gap={3}>
      {deleted.map((each) => (
        <DeletedItem key={each._id} {...each} />
      ))}
    </Stack>
  );
}

function DeletedItem({ _id, title, documentType, deletedAt, by }: Deleted) {
  const [user] = useUser(by ?? "");
  const when = `${dubaiClock(deletedAt)}${user?.displayName ? `, ${user.displayName}` : ""}`;
  return (
    <UndoableItem
      title={title}
      said={`${nameInWords(documentType)}, ${when}`}
      button="Restore"
      takeBack={(client) => restoreFromTrash(client, _id)}
      done={`“${title}” is back, as it was.`}
      failed="It could not be restored."
    />
  );
}
