import type { SanityClient } from "@sanity/client";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { contentLake } from "../environment.ts";

/**
 * What the content lake answers to a question; undefined until then, and where it does not answer,
 * which the console says. The question is asked again when `ask` is another function.
 */
export function useAnswer<Answer>(
  ask: (client: SanityClient) => Promise<Answer>,
): Answer | undefined {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isWanted = true;
    ask(client).then(
      (found) => {
        if (isWanted) setAnswer(found);
      },
      (error: unknown) => console.error("The content lake did not answer the Studio.", error),
    );
    return () => {
      isWanted = false;
    };
  }, [client, ask]);
  return answer;
}
