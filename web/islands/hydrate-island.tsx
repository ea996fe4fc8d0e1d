import { Component, type ComponentType, Fragment, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepForm, putBack } from "./before-react.ts";
import { SLOT } from "./marks.ts";

export type IslandEvents = {
  /** React has it. */
  ready: () => void;
  /** It broke; the form that was there last stands there again, with what was typed. */
  failed: (error: unknown) => void;
};

export type IslandModule = { hydrate: (island: HTMLElement, events: IslandEvents) => void };

/** Makes the function by which React takes an island over, as it was rendered by the server. */
export function hydrating<Props extends object>(
  Form: ComponentType<Props>,
): IslandModule["hydrate"] {
  return function hydrate(island, { ready, failed }) {
    const props: Props = { ...JSON.parse(island.dataset.props ?? "{}"), ...slotsOf(island) };
    keepForm(island, ready);
    const renewing = (error: unknown) => console.warn("React renders the form again:", error);
    const form = (
      <Renewed>
        <Form {...props} />
      </Renewed>
    );
    const root = hydrateRoot(island, form, {
      // A translation or an extension has changed the island: React renders it, and it alone, anew.
      onRecoverableError: renewing,
      onCaughtError: renewing,
      onUncaughtError: (error) =>
        queueMicrotask(() => {
          root.unmount();
          putBack(island);
          failed(error);
        }),
    });
  };
}

/** Who changes a form may do so again; one that breaks however often it is rendered is given up. */
const MOST_RENEWALS = 3;

/** Renders a form anew when it breaks, as it does where somebody else has moved its elements. */
class Renewed extends Component<{ children: ReactNode }> {
  override state = { isBroken: false, renewals: 0 };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    const { renewals } = this.state;
    if (renewals === MOST_RENEWALS) throw error;
    this.setState({ isBroken: false, renewals: renewals + 1 });
  }

  override render() {
    const { isBroken, renewals } = this.state;
    return isBroken ? null : <Fragment key={renewals}>{this.props.children}</Fragment>;
  }
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
