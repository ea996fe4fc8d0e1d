import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { type LayoutProps, type SanityDocument, useClient, useEditState } from "sanity";
import { contentLake } from "../environment.ts";
import { type AddressChange, hasHappened, moveOf } from "./address-change.ts";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { canRedirect, moveMetadata } from "./redirects.ts";
import { type Standing, standingOf } from "./standing.ts";
import { StandingDialog } from "./standing-dialog.tsx";

/**
 * What an editor is about to do to a document: to publish it at another address or for the first
 * time, to unpublish or to delete it. A free zone has no address, and is announced the first time.
 */
export type Announced = AddressChange & { id: string; type: string };

type Announce = (id: string, announced: Announced | undefined) => void;

const AnnounceContext = createContext<Announce>(() => {});

/**
 * Says, before an action is carried out, what it will change about an address, or that it changes
 * nothing: once it has happened, a dialog says what can be done about it. It belongs to the whole
 * Studio, for the document and its actions may be gone by then.
 */
export const useAnnounce = () => useContext(AnnounceContext);

type Outcome =
  | { kind: "left"; from: string; to: string | undefined }
  | { kind: "stands"; standing: Standing };

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
      {outcome?.kind === "stands" && <StandingDialog {...outcome} onClose={close} />}
    </AnnounceContext.Provider>
  );
}

type AwaitProps = { announced: Announced; onSettled: (outcome: Outcome | undefined) => void };

/** Waits until it has happened; what the editor does not do after all has no outcome. */
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
      (error: unknown) => console.error("What became of the address is not known.", error),
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
      const standing = document === null ? undefined : await standingOf(raw, document);
      return standing && { kind: "stands", standing };
    }
    if (!(await canRedirect(raw, { from, to }))) return undefined;
    const move = moveOf(change);
    // It goes along whatever the editor answers.
    if (move !== undefined) await moveMetadata(raw, move);
    return { kind: "left", from, to };
  }
}
