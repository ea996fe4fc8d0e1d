import { Text } from "@sanity/ui";
import { useState } from "react";
import { Offer } from "../../lib/controls.tsx";
import { PageSelect } from "../../lib/page-select.tsx";
import { useActions } from "../../lib/use-actions.tsx";
import type { Move } from "./address-change.ts";
import { redirect } from "./redirects.ts";

export function useRedirecting() {
  const { send } = useActions();
  return (move: Move, releaseId?: string) =>
    send(
      (client) => redirect(client, move, releaseId).then(() => undefined),
      releaseId === undefined ? `${move.from} leads to ${move.to} now.` : undefined,
      "The redirect could not be made. Add it under Redirects.",
    );
}

type RedirectDialogProps = {
  from: string;
  /**
   * The current path of the page; undefined when the page is gone and the editor chooses another
   * one.
   */
  to: string | undefined;
  onClose: () => void;
};

export function RedirectDialog({ from, to, onClose }: RedirectDialogProps) {
  const redirecting = useRedirecting();
  const [chosen, setChosen] = useState("");
  const target = to ?? chosen;
  return (
    <Offer
      header={to === undefined ? "Redirect the address?" : "Redirect the old address?"}
      refuse="No redirect"
      accept="Make the redirect"
      isDisabled={target === ""}
      onClose={onClose}
      onAccept={() => redirecting({ from, to: target })}
    >
      {to === undefined ? (
        <>
          <Text>
            No page lives at {from} any more. Links and search results still lead there, and
            visitors find “Page Not Found”.
          </Text>
          <PageSelect label="Lead them to" value={chosen} onChange={setChosen} />
        </>
      ) : (
        <>
          <Text>
            The page has moved from {from} to {to}. Links and search results still lead to the old
            address, where visitors now find “Page Not Found”.
          </Text>
          <Text muted size={1}>
            A permanent redirect takes them to the new address, and what already leads to the old
            one will lead straight to the new one. The page's metadata has moved along either way.
          </Text>
        </>
      )}
    </Offer>
  );
}
