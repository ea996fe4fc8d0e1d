import type { ReactNode } from "react";

/**
 * Holds a part of a page that begins below the first screen. It is in the page from the start, but
 * the browser lays it out and paints it only when the visitor comes near; until then a reserved
 * height, smaller on a phone, stands in for it.
 */
export function RenderedWhenNear({ children }: { children: ReactNode }) {
  return (
    <div className="[contain-intrinsic-size:auto_320px] [content-visibility:auto] md:[contain-intrinsic-size:auto_480px] print:[content-visibility:visible]">
      {children}
    </div>
  );
}
