import { type ReactNode, useCallback, useEffect, useState } from "react";
import { definePlugin, type LayoutProps, useClient, useEditState } from "sanity";
import { fetchLivePaths } from "../../schemas/rules/live-paths.ts";
import { contentLake } from "../environment.ts";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { type Removal, RemovalContext } from "./removal-context.ts";

function RemovalLayout(props: LayoutProps) {
  return <RemovalProvider>{props.renderDefault(props)}</RemovalProvider>;
}

function RemovalProvider({ children }: { children: ReactNode }) {
  const [expected, setExpected] = useState<Removal>();
  const [offered, setOffered] = useState<Removal>();
  const offer = useCallback((removal: Removal) => {
    setExpected(undefined);
    setOffered(removal);
  }, []);
  return (
    <RemovalContext.Provider value={setExpected}>
      {children}
      {expected !== undefined && <Watch key={expected.id} removal={expected} onRemoved={offer} />}
      {offered !== undefined && (
        <RedirectDialog path={offered.path} onClose={() => setOffered(undefined)} />
      )}
    </RemovalContext.Provider>
  );
}

/** Waits until the page is off the site; one that the editor keeps after all is never offered. */
function Watch({
  removal,
  onRemoved,
}: {
  removal: Removal;
  onRemoved: (removal: Removal) => void;
}) {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const { ready, published } = useEditState(removal.id, removal.type);
  const isRemoved = ready && published === null;
  useEffect(() => {
    if (!isRemoved) return;
    let isCurrent = true;
    fetchLivePaths(client.withConfig({ perspective: "raw", useCdn: false })).then(
      (livePaths) => {
        if (isCurrent && !livePaths.has(removal.path)) onRemoved(removal);
      },
      (error: unknown) => console.error("No redirect could be offered.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, isRemoved, removal, onRemoved]);
  return null;
}

/** Offers a redirect once an editor has taken a page off the site. */
export const removalOffers = definePlugin({
  name: "nordune/removal-offers",
  studio: { components: { layout: RemovalLayout } },
});
