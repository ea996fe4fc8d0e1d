import type { SanityClient } from "@sanity/client";
import { useToast } from "@sanity/ui/toast";
import { useCallback, useState } from "react";
import { useClient } from "sanity";
import { contentLake } from "../environment.ts";

/**
 * Changes what is stored, says how it went (nothing of a success that shows by itself), and then
 * calls `onDone`.
 */
export function useActions(onDone?: () => void) {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const toast = useToast();
  const [isSending, setSending] = useState(false);

  const send = useCallback(
    async (
      change: (client: SanityClient) => Promise<void>,
      success?: string,
      failure = "This did not work.",
    ) => {
      setSending(true);
      try {
        await change(client);
        if (success !== undefined) toast.push({ status: "success", title: success });
        onDone?.();
      } catch (error) {
        toast.push({
          status: "error",
          title: failure,
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
