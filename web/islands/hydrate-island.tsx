import { Component, type ComponentType, Fragment, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { SLOT } from "./attributes.ts";
import { fetchTexts } from "./fetch-texts.ts";
import { keepForm, restoreForm } from "./form-state.ts";

export type IslandEvents = {
  /** React has hydrated the island. */
  ready: () => void;
  /** The island broke. Its last form has been restored, with what was typed. */
  failed: (error: unknown) => void;
};

export type IslandModule = {
  /** @throws when the props of the island cannot be fetched */
  hydrate: (island: HTMLElement, events: IslandEvents) => Promise<void>;
};

/** A component around the form of each island, such as the providers of its contexts. */
export type IslandRoot = ComponentType<{ children: ReactNode }>;

/**
 * Creates the function that hydrates an island from the HTML of the server.
 * @param Root renders the form alone, because the server's HTML has no other element
 */
export function createHydrate<Props extends object>(
  Form: ComponentType<Props>,
  Root: IslandRoot = Fragment,
): IslandModule["hydrate"] {
  return async function hydrate(island, { ready, failed }) {
    const props: Props = { ...JSON.parse(await propsTextOf(island)), ...slotsOf(island) };
    keepForm(island, ready);
    const logRerender = (error: unknown) => console.warn("React renders the form again:", error);
    const form = (
      <RetryBoundary>
        <Root>
          <Form {...props} />
        </Root>
      </RetryBoundary>
    );
    const root = hydrateRoot(island, form, {
      // A translation or an extension has changed the island, so React renders it again. The rest
      // of the page is not affected.
      onRecoverableError: logRerender,
      onCaughtError: logRerender,
      onUncaughtError: (error) =>
        queueMicrotask(() => {
          root.unmount();
          restoreForm(island);
          failed(error);
        }),
    });
  };
}

/**
 * An extension may change a form repeatedly. A form that breaks after this many renderings is given
 * up.
 */
const MAX_RETRIES = 3;

/** Renders a form again after an error, for example when an extension has moved its elements. */
class RetryBoundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false, retries: 0 };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    const { retries } = this.state;
    if (retries === MAX_RETRIES) throw error;
    this.setState({ isBroken: false, retries: retries + 1 });
  }

  override render() {
    const { isBroken, retries } = this.state;
    return isBroken ? null : <Fragment key={retries}>{this.props.children}</Fragment>;
  }
}

/** The props of an island as JSON, from the page or from their address. */
async function propsTextOf({ dataset }: HTMLElement): Promise<string> {
  const { props, propsAt } = dataset;
  if (propsAt === undefined) return props ?? "{}";
  const [text = ""] = await fetchTexts([propsAt]);
  return text;
}

/** The slots of an island by name, as props for its component. */
function slotsOf(island: HTMLElement) {
  const slots = island.querySelectorAll<HTMLElement>(`[${SLOT}]`);
  return Object.fromEntries(
    [...slots].map((slot) => {
      const name = slot.getAttribute(SLOT) ?? "";
      const content = [...slot.childNodes].map((node) => node.cloneNode(true));
      return [name, <ServerContent key={name} name={name} content={content} />];
    }),
  );
}

/**
 * React does not touch HTML that it is given as a string. The server's nodes stay, and a new
 * element gets copies of them.
 */
function ServerContent({ name, content }: { name: string; content: readonly Node[] }) {
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
