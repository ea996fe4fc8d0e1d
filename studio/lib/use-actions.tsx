import type { SanityClient } from "@sanity/client";
import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useCallback, useState } from "react";
import { useClient } from "sanity";
import { messageOf } from "../../schemas/shared/error-message.ts";
import { contentLake } from "../environment.ts";

const UNDO_MS = 60_000;

/** One message at a time offers to: only what was done last can be taken back. */
const LAST = "nordune/undo";

/** Changes what is stored; what it gives back, if anything, takes the change back. */
type Change = (client: SanityClient) => Promise<Change | undefined>;

/**
 * Changes what is stored, and says how it went (nothing of a success that shows by itself). What can
 * be undone says so for a minute. `send` gives back whether it worked.
 */
export function useActions() {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const toast = useToast();
  const [isSending, setSending] = useState(false);

  const send = useCallback(
    async (change: Change, success?: string, failure = "This did not work."): Promise<boolean> => {
      setSending(true);
      try {
        const undo = await change(client);
        if (success !== undefined) {
          const takeBack = undo && (
            <Button
              mode="ghost"
              text="Undo"
              onClick={() => {
                toast.push({ id: LAST, status: "info", title: "Taking it back…" });
                send(undo, "Taken back.");
              }}
            />
          );
          toast.push({
            status: "success",
            title: success,
            ...(takeBack && { id: LAST, description: takeBack, duration: UNDO_MS, closable: true }),
          });
        }
        return true;
      } catch (error) {
        toast.push({ status: "error", title: failure, description: messageOf(error) });
        return false;
      } finally {
        setSending(false);
      }
    },
    [client, toast],
  );
  return { send, isSending };
}
