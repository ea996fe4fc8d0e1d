import { Badge } from "@sanity/ui";
import type { TreePage } from "./page-tree.ts";

/** What is in the making for a page. */
export function PageMarks({ page }: { page: TreePage }) {
  return (
    <>
      {page.hasDraft && <Badge tone="caution">Draft</Badge>}
      {page.isInRelease && <Badge tone="suggest">Release</Badge>}
      {page.isOverdue && <Badge tone="critical">Overdue</Badge>}
    </>
  );
}
