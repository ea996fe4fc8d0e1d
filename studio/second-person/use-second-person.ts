import { useCallback } from "react";
import { type SanityDocument, useCurrentUser } from "sanity";
import { useAnswer } from "../lib/use-answer.ts";
import { useLatestAnswer } from "../lib/use-latest.ts";
import { authorsOfDraft, needsSecondPerson, settingQuery } from "./second-person.ts";

const PUBLISHED = { params: {}, perspective: "raw" } as const;
const NOT_KNOWN: unknown = null;

type Versions = { id: string; draft: SanityDocument | null; published: SanityDocument | null };

/** Whether a document waits for a second person, and whether whoever is here may be that one. */
export function useSecondPerson({ id, draft, published }: Versions) {
  const me = useCurrentUser()?.id;
  const setting = useLatestAnswer<unknown>(settingQuery, PUBLISHED, NOT_KNOWN);
  const isNeeded = needsSecondPerson(draft ?? published, setting);
  const revision = isNeeded ? draft?._rev : undefined;
  const since = published?._updatedAt;
  const authors = useAnswer(
    useCallback(
      async (client) =>
        revision === undefined ? undefined : await authorsOfDraft(client, id, since),
      [id, revision, since],
    ),
  );
  const isAuthor = me === undefined || authors === undefined || authors.has(me);
  return { isNeeded, mayApprove: isNeeded && draft !== null && !isAuthor };
}
