import type { ReactNode } from "react";

/**
 * Wraps a part of a page below the first screen. The browser lays it out, and loads its pictures,
 * when it comes near the window, or a second after the page is loaded.
 */
export function RenderedWhenNear({ children }: { children: ReactNode }) {
  return <div className="rendered-when-near">{children}</div>;
}
