import { type ReactNode, useEffect, useRef } from "react";

/**
 * Leaves it to the Studio to say what is wrong. A browser takes some buttons above the fields, such
 * as the list of a document's pages, for one that sends the form: it would lead to the first field
 * with an error instead.
 */
export function LeaveToStudio({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    inside.current?.closest("form")?.setAttribute("novalidate", "");
  }, []);
  return <div ref={inside}>{children}</div>;
}
