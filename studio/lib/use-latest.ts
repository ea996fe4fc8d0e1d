import { useEffect, useMemo, useState } from "react";
import { NEVER, type Observable } from "rxjs";
import { useDocumentStore } from "sanity";
import { contentLake } from "../environment.ts";

/**
 * What is said last; `initial` until something is.
 * @param observable$ the same object as long as nothing else is to be heard
 */
export function useLatest<Value>(observable$: Observable<Value>, initial: Value): Value {
  const [latest, setLatest] = useState({ said: initial, by: observable$ });
  useEffect(() => {
    const listening = observable$.subscribe((said) => setLatest({ said, by: observable$ }));
    return () => listening.unsubscribe();
  }, [observable$]);
  return latest.by === observable$ ? latest.said : initial;
}

export type Asked = { params: Record<string, string>; perspective: "raw" | [releaseId: string] };

/**
 * What the content lake answers now, and after every change; `initial` until it is known, and as
 * long as nothing is asked.
 */
export function useLatestAnswer<Answer>(
  query: string,
  asked: Asked | undefined,
  initial: Answer,
): Answer {
  const documentStore = useDocumentStore();
  const key = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is asked.
  const answer$: Observable<Answer> = useMemo(
    () =>
      asked === undefined
        ? NEVER
        : documentStore.listenQuery(query, asked.params, {
            perspective: asked.perspective,
            apiVersion: contentLake.apiVersion,
          }),
    [documentStore, query, key],
  );
  return useLatest(answer$, initial);
}
