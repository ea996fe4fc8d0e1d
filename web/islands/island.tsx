import { createContext, type ReactNode, useContext } from "react";
import { HYDRATES, SLOT, type WHEN_IDLE } from "./marks.ts";
import { scriptAddresses } from "./scripts.ts";

type IslandProps = {
  /** That of its module, `<name>.island.tsx`. */
  name: string;
  /** With the first turn to it, or without one once the page is at rest. */
  hydrates?: "interaction" | typeof WHEN_IDLE;
  /** A module that it imports for those who turn to it, and need not be there to hydrate it. */
  without?: string;
  /** All that the component needs besides its slots, as far as JSON can carry it. */
  props: Readonly<Record<string, unknown>>;
  children: ReactNode;
};

const OnIsland = createContext<(() => void) | undefined>(undefined);

/** Around a page while it is rendered: calls its value for every island of the page. */
export const OnIslandProvider = OnIsland.Provider;

/**
 * A part of a page that React takes over by itself: whatever stands around it, and whoever changes
 * that, is none of its business. The script `hydrate` has to be in its page.
 */
export function Island({ name, hydrates = "interaction", without, props, children }: IslandProps) {
  // In development a script's name has no hash.
  const isLater = (address: string) =>
    [`/${without}-`, `/${without}.`].some((start) => address.includes(start));
  const scripts = scriptAddresses(name);
  useContext(OnIsland)?.();
  return (
    <div
      {...{ [HYDRATES]: hydrates }}
      // Its module's first.
      data-scripts={scripts.filter((address) => !isLater(address)).join(" ")}
      // They may come with the first turn to it.
      data-later={scripts.filter(isLater).join(" ") || undefined}
      data-props={JSON.stringify(props)}
    >
      {children}
    </div>
  );
}

/** What the server renders within an island, and React leaves as it is. */
export function Slot({ name, children }: { name: string; children: ReactNode }) {
  return <span {...{ [SLOT]: name }}>{children}</span>;
}
