import { createContext, type ReactNode, useContext } from "react";
import { HYDRATES, PROPS, PROPS_AT, SLOT, type WHEN_IDLE } from "./attributes.ts";
import { propsJson } from "./props-json.ts";
import { scriptAddresses } from "./scripts.ts";

type IslandProps = {
  /** The name of its module, `<name>.island.tsx`. */
  name: string;
  /**
   * When the island is hydrated: at the first interaction, or without one once the page is idle.
   */
  hydrates?: "interaction" | typeof WHEN_IDLE;
  /** A module that is imported only after an interaction, and is not needed for hydration. */
  without?: string;
  /** All props of the component except its slots. They must be JSON. */
  props: Readonly<Record<string, unknown>>;
  /**
   * The address of the props, for props that are too large for the page. The browser fetches them
   * before it hydrates the island. Without an address the page carries the props.
   */
  propsAt?: string | undefined;
  children: ReactNode;
};

const OnIsland = createContext<(() => void) | undefined>(undefined);

/** Wraps a page while it is rendered. Its value is called for every island of the page. */
export const OnIslandProvider = OnIsland.Provider;

/**
 * A part of a page that React hydrates separately from the rest. Its page must include the script
 * `hydrate`.
 */
export function Island({
  name,
  hydrates = "interaction",
  without,
  props,
  propsAt,
  children,
}: IslandProps) {
  // In development the name of a script has no hash.
  const isLater = (address: string) =>
    [`/${without}-`, `/${without}.`].some((start) => address.includes(start));
  const scripts = scriptAddresses(name);
  useContext(OnIsland)?.();
  return (
    <div
      {...{ [HYDRATES]: hydrates }}
      // The island's own module comes first.
      data-scripts={scripts.filter((address) => !isLater(address)).join(" ")}
      // These scripts may be fetched after the first interaction.
      data-later={scripts.filter(isLater).join(" ") || undefined}
      {...(propsAt === undefined ? { [PROPS]: propsJson(props) } : { [PROPS_AT]: propsAt })}
    >
      {children}
    </div>
  );
}

/** HTML within an island that the server renders, and that React does not touch. */
export function Slot({ name, children }: { name: string; children: ReactNode }) {
  return <span {...{ [SLOT]: name }}>{children}</span>;
}
