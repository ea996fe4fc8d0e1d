"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { AnalyticsIds } from "#web/lib/analytics/visit.ts";

/** Reports every page that the visitor comes to; where that fails, the page works all the same. */
export function PageViews({ ids }: { ids: AnalyticsIds }) {
  const path = usePathname();
  useEffect(() => {
    import("#web/lib/analytics/visit.ts")
      .then(({ viewPage }) => viewPage(ids, path))
      .catch((error: unknown) => console.warn("Analytics could not start.", error));
  }, [ids, path]);
  return null;
}
