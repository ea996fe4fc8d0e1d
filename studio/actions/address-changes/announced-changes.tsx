import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { type LayoutProps, type SanityDocument, useClient, useEditState } from "sanity";
import { contentLake } from "../../environment.ts";
import { type AddressChange, hasHappened, moveOf } from "./address-change.ts";
import { type Places, placesOf } from "./page-places.ts";
import { PlacesDialog } from "./page-places-dialog.tsx";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { canRedirect, moveMetadata } from "./redirects.ts";

/**
 * An action that an editor is about to take on a document: publish it at another address or for the
 * first time, unpublish or delete it. A free zone has no address, and is announced at its first
 * publish.
 */
export type Announced = AddressChange & { id: string; type: string };

type Announce = (id: string, announced: Announced | undefined) => void;

const AnnounceContext = createContext<Announce>(() => {});

/**
 * Announces, before an action, how it will change an address, or that it will not. After the action
 * a dialog shows what can be done about it. The dialog belongs to the whole Studio, because the
 * document and its actions may be gone by then.
 */
export const useAnnounce = () => useContext(AnnounceContext);

type Outcome =
  | { kind: "left"; from: string; to: string | undefined }
  | { kind: "published"; places: Places };

export function AnnouncedChanges(props: LayoutProps) {
  const [awaited, setAwaited] = useState<Announced>();
  const [outcome, setOutcome] = useState<Outcome>();
  const announce = useCallback<Announce>((id, announced) => {
    setAwaited((before) => announced ?? (before?.id === id ? undefined : before));
  }, []);
  const settle = useCallback((found: Outcome | undefined) => {
    setAwaited(undefined);
    setOutcome(found);
  }, []);
  const close = () => setOutcome(undefined);
  return (
    <AnnounceContext.Provider value={announce}>
      {props.renderDefault(props)}
      {awaited !== undefined && <Await key={awaited.id} announced={awaited} onSettled={settle} />}
      {outcome?.kind === "left" && <RedirectDialog {...outcome} onClose={close} />}
      {outcome?.kind === "published" && <PlacesDialog {...outcome} onClose={close} />}
    </AnnounceContext.Provider>
  );
}

type AwaitProps = { announced: Announced; onSettled: (outcome: Outcome | undefined) => void };

/** Waits until the action has happened. A cancelled action has no outcome. */
function Await({ announced, onSettled }: AwaitProps) {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const { ready, published } = useEditState(announced.id, announced.type);
  const isDone = ready && hasHappened(announced, published);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is published is another object each time.
  useEffect(() => {
    if (!isDone) return;
    let isCurrent = true;
    outcomeOf(announced, published).then(
      (outcome) => {
        if (isCurrent) onSettled(outcome);
      },
      (error: unknown) => console.error("The change of the address could not be checked.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, isDone, announced, onSettled]);
  return null;

  async function outcomeOf(
    change: AddressChange,
    document: SanityDocument | null,
  ): Promise<Outcome | undefined> {
    const { from, to } = change;
    const raw = client.withConfig({ perspective: "raw", useCdn: false });
    if (from === undefined) {
      const places = document === null ? undefined : await placesOf(raw, document);
      return places && { kind: "published", places };
    }
    if (!(await canRedirect(raw, { from, to }))) return undefined;
    const move = moveOf(change);
    // The metadata moves whatever the editor chooses.
    if (move !== undefined) await moveMetadata(raw, move);
    return { kind: "left", from, to };
  }
}
