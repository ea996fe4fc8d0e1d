import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepForm } from "./before-react.ts";
import { SLOT } from "./marks.ts";

export type IslandEvents = {
  /** React has it. */
  ready: () => void;
  /** It broke; what the visitor saw and typed before stands there again. */
  failed: (error: unknown) => void;
};

export type IslandModule = { hydrate: (island: HTMLElement, events: IslandEvents) => void };

/** Makes the function by which React takes an island over, as it was rendered by the server. */
export function hydrating<Props extends object>(
  Component: ComponentType<Props>,
): IslandModule["hydrate"] {
  return function hydrate(island, { ready, failed }) {
    const before = [...island.childNodes];
    const props: Props = { ...JSON.parse(island.dataset.props ?? "{}"), ...slotsOf(island) };
    keepForm(island, ready);
    const root = hydrateRoot(island, <Component {...props} />, {
      // A translation or an extension has changed the island: React renders it, and it alone, anew.
      onRecoverableError: (error) => console.warn("React renders the form anew:", error),
      onUncaughtError: (error) =>
        queueMicrotask(() => {
          root.unmount();
          island.replaceChildren(...before);
          failed(error);
        }),
    });
  };
}

/** The slots of an island by their names, as its component is given them. */
function slotsOf(island: HTMLElement) {
  const slots = island.querySelectorAll<HTMLElement>(`[${SLOT}]`);
  return Object.fromEntries(
    [...slots].map((slot) => {
      const name = slot.getAttribute(SLOT) ?? "";
      const content = [...slot.childNodes].map((node) => node.cloneNode(true));
      return [name, <ServersOwn key={name} name={name} content={content} />];
    }),
  );
}

/** React leaves HTML that it is given alone: the server's stays, a new element gets a copy. */
function ServersOwn({ name, content }: { name: string; content: readonly Node[] }) {
  return (
    <span
      {...{ [SLOT]: name }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={{ __html: globalThis.trustedTypes?.emptyHTML ?? "" }}
      ref={(element) => {
        if (element?.hasChildNodes() === false) element.append(...content);
      }}
    />
  );
}
