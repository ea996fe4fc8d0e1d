import type { SanityClient } from "@sanity/client";
import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useCallback, useState } from "react";
import { useClient } from "sanity";
import { messageOf } from "../../schemas/shared/error-message.ts";
import { contentLake } from "../environment.ts";

const UNDO_MS = 60_000;

/** Only the last message offers an undo, because only the last change can be undone. */
const LAST = "nordune/undo";

/** A change of stored content. It may return a function that undoes it. */
type Change = (client: SanityClient) => Promise<Change | undefined>;

/**
 * Changes stored content and shows the result. A success that is visible anyway has no message. An
 * undo is offered for a minute. `send` resolves to whether the change succeeded.
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
