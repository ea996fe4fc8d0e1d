import type { SanityClient } from "@sanity/client";
import { useCallback, useState } from "react";
import { contentLake } from "../environment.ts";
import { useRequest } from "../lib/use-latest.ts";
import { IN_TRASH_MS } from "./deleted.ts";
import { type DeletedElsewhere, fetchDeletedElsewhere } from "./deleted-elsewhere.ts";
import { type Gone, goneTogether, type ReadHistory, readHistory, readOn } from "./gone.ts";

/** The number is another one when the history is read in another way. */
const key = `nordune/deleted/2/${contentLake.projectId}/${contentLake.dataset}`;

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

type Answer = {
  gone: readonly Gone[];
  deleted: readonly DeletedElsewhere[];
  isMore: boolean;
};

const NONE: Answer = { gone: [], deleted: [], isMore: false };

const TOGETHER: ReadonlySet<string> = new Set();

/**
 * What was deleted outside the Studio in the last thirty days, as far as the history reaches.
 * @param limit how many transactions are looked at
 * @returns the entries, and whether there are more; all that is gone; a function that looks again; and one that shows each
 * document of a transaction
 */
export function useDeletedElsewhere(
  limit: number,
): Answer & { lookAgain: () => void; showEach: (transaction: string) => void } {
  const [asked, setAsked] = useState(0);
  const [apart, setApart] = useState(TOGETHER);
  const answer = useRequest(
    useCallback(
      async (client) => {
        // Another look is another function.
        void asked;
        const gone = await readGone(client);
        return { gone, ...(await fetchDeletedElsewhere(client, gone, { limit, apart })) };
      },
      [asked, limit, apart],
    ),
  );
  return {
    ...(answer ?? NONE),
    lookAgain: () => setAsked((count) => count + 1),
    showEach: (transaction) => setApart((before) => new Set(before).add(transaction)),
  };
}
