import type { LivePage } from "../pages/live-pages.ts";

/** A page with the pages whose path continues its own. */
export type PageNode = { page: LivePage; children: PageNode[] };

/**
 * The pages by their paths: each stands under the nearest page that its path continues. The home
 * page stands beside the others, for all of them continue its path.
 */
export function pageTree(pages: readonly LivePage[]): PageNode[] {
  const roots: PageNode[] = [];
  const nodes = new Map<string, PageNode>();
  for (const page of pages.toSorted((one, other) => one.path.localeCompare(other.path, "en"))) {
    const node: PageNode = { page, children: [] };
    nodes.set(page.path, node);
    const parent = parentOf(page.path, nodes);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

function parentOf(path: string, nodes: ReadonlyMap<string, PageNode>): PageNode | undefined {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const parent = nodes.get(path.slice(0, end));
    if (parent !== undefined) return parent;
  }
  return undefined;
}
