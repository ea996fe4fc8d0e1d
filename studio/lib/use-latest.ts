import type { ClientPerspective, SanityClient } from "@sanity/client";
import { useEffect, useMemo, useState } from "react";
import { catchError, defer, NEVER, type Observable } from "rxjs";
import { useClient, useDocumentStore } from "sanity";
import { contentLake } from "../environment.ts";

/**
 * The last value of an observable, or `initial` before the first one.
 * @param observable$ must stay the same object while the subscription is the same
 */
export function useLatest<Value>(observable$: Observable<Value>, initial: Value): Value {
  const [latest, setLatest] = useState({ said: initial, by: observable$ });
  useEffect(() => {
    const listening = observable$.subscribe((said) => setLatest({ said, by: observable$ }));
    return () => listening.unsubscribe();
  }, [observable$]);
  return latest.by === observable$ ? latest.said : initial;
}

type Asked = {
  params: Record<string, string | string[]>;
  perspective: ClientPerspective;
  /** The shortest time between two requests, in milliseconds. */
  throttleTime?: number;
};

/**
 * The result of a query now and after every change; `initial` until it is known.
 * @param query a query, or a query and the filter of the documents whose changes matter to it
 */
export function useLatestResult<Answer>(
  query: string | { fetch: string; listen: string },
  asked: Asked,
  initial: Answer,
): Answer {
  const documentStore = useDocumentStore();
  const { params, ...options } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is asked.
  const answer$: Observable<Answer> = useMemo(
    () =>
      documentStore.listenQuery(query, params, {
        ...options,
        apiVersion: contentLake.apiVersion,
      }),
    [documentStore, JSON.stringify([query, asked])],
  );
  return useLatest(answer$, initial);
}

/**
 * The result of a request to the content lake; undefined until it is known, and if it fails, which
 * the console says. The request is sent again when `ask` is another function.
 */
export function useRequest<Answer>(
  ask: (client: SanityClient) => Promise<Answer>,
): Answer | undefined {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const answer$: Observable<Answer | undefined> = useMemo(
    () =>
      defer(() => ask(client)).pipe(
        catchError((error: unknown) => {
          console.error("The content lake did not answer the Studio.", error);
          return NEVER;
        }),
      ),
    [client, ask],
  );
  return useLatest(answer$, undefined);
}
