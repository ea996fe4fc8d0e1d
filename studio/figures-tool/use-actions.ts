import type { Action } from "@sanity/client";
import { useToast } from "@sanity/ui/toast";
import { useCallback, useState } from "react";
import { useClient } from "sanity";
import { contentLake } from "../environment.ts";

/** Sends actions, says how it went, and then calls `onDone`. */
export function useActions(onDone: () => void) {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const toast = useToast();
  const [isSending, setSending] = useState(false);

  /** @param steps each a transaction of its own, one after the other */
  const send = useCallback(
    async (steps: Action[][], success: string) => {
      setSending(true);
      try {
        for (const step of steps) await client.action(step);
        toast.push({ status: "success", title: success });
        onDone();
      } catch (error) {
        toast.push({
          status: "error",
          title: "This did not work.",
          description: error instanceof Error ? error.message : String(error),
        });
      } finally {
        setSending(false);
      }
    },
    [client, toast, onDone],
  );
  return { send, isSending };
}
