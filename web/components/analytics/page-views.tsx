"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { TagIds } from "#schemas/environment/analytics.ts";
import { startVisit, viewPage } from "#web/lib/analytics/visit.ts";

/** Reports every page that the visitor comes to, as far as the visitor agrees. */
export function PageViews({ ids, contactPath }: { ids: TagIds; contactPath: string }) {
  const path = usePathname();
  useEffect(() => startVisit(ids), [ids]);
  useEffect(() => viewPage(path, contactPath), [path, contactPath]);
  return null;
}
