import type { ReactNode } from "react";

/** Holds a part of a page that begins below the first screen, and can wait to be laid out. */
export function RenderedWhenNear({ children }: { children: ReactNode }) {
  return <div className="rendered-when-near">{children}</div>;
}
