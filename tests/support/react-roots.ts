import { act } from "react";
import type { Root } from "react-dom/client";
import { vi } from "vitest";

type Client = typeof import("react-dom/client");

const mounted = new Set<Root>();

function remember(root: Root): Root {
  mounted.add(root);
  return root;
}

/** React's client, which registers its roots for `unmountRoots`. */
export function withKnownRoots(client: Client): Client {
  return {
    ...client,
    createRoot: (...parameters) => remember(client.createRoot(...parameters)),
    hydrateRoot: (...parameters) => remember(client.hydrateRoot(...parameters)),
  };
}

/**
 * Unmounts every root, and waits until React's scheduler is empty. Later work of React would need a
 * window that the test environment has closed.
 */
export async function unmountRoots(): Promise<void> {
  if (mounted.size === 0) return;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(async () => {
    for (const root of mounted) root.unmount();
  });
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  mounted.clear();
  await finishRendering();
}

/**
 * Waits until React has rendered what is due, and run its effects. The scheduler works in turns of
 * setImmediate of 5 ms each, so that a slow machine needs more of them.
 */
export async function finishRendering(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
}
