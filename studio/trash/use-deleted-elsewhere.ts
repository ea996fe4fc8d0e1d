import type { SanityClient } from "@sanity/client";
import { useCallback, useState } from "react";
import { contentLake } from "../environment.ts";
import { useRequest } from "../lib/use-latest.ts";
import { IN_TRASH_MS } from "./deleted.ts";
import { type DeletedElsewhere, fetchDeletedElsewhere } from "./deleted-elsewhere.ts";
import { type Gone, goneTogether, type ReadHistory, readHistory, readOn } from "./gone.ts";

const key = `nordune/deleted/${contentLake.projectId}/${contentLake.dataset}`;

/** What this browser has read of the history, so that it reads on from there. */
function known(): ReadHistory {
  try {
    const stored = readHistory.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return stored.data ?? { gone: [] };
  } catch {
    return { gone: [] };
  }
}

function keep(read: ReadHistory): void {
  try {
    localStorage.setItem(key, JSON.stringify(read));
  } catch {
    // Storage is full or switched off: the history is read from its beginning again.
  }
}

async function readGone(client: SanityClient): Promise<Gone[]> {
  const since = new Date(Date.now() - IN_TRASH_MS).toISOString();
  const read = await readOn(client, known(), since);
  keep(read);
  return goneTogether(read.gone);
}

type Answer = { gone: readonly Gone[]; deleted: readonly DeletedElsewhere[] };

const NONE: Answer = { gone: [], deleted: [] };

/**
 * What was deleted outside the Studio in the last thirty days, as far as the history reaches.
 * @param limit how many documents are read
 * @returns the documents; all that is gone; and a function that looks again
 */
export function useDeletedElsewhere(limit: number): Answer & { lookAgain: () => void } {
  const [asked, setAsked] = useState(0);
  const answer = useRequest(
    useCallback(
      async (client) => {
        // Another look is another function.
        void asked;
        const gone = await readGone(client);
        return { gone, deleted: await fetchDeletedElsewhere(client, gone, limit) };
      },
      [asked, limit],
    ),
  );
  return { ...(answer ?? NONE), lookAgain: () => setAsked((count) => count + 1) };
}
