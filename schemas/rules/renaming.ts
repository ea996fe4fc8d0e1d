import type { StoredRedirect } from "../shared/redirects/redirects.ts";

/** A page that moved from one path to another. */
export type Move = { from: string; to: string };

/** What to do with the redirects so that the old address of a moved page leads to the new one. */
export type RenamingPlan = {
  /** Redirects, drafts too, that led to the old path: left alone they would make a chain. */
  retarget: string[];
  /** Redirects that lead away from the new path, where the page lives now. */
  remove: string[];
  /** A redirect from the old path that is there already, paused for instance. */
  reuse: string[];
};

/** Plans the redirect of a moved page, without a chain and without a loop. */
export function planRenaming(
  { from, to }: Move,
  redirects: readonly StoredRedirect[],
): RenamingPlan {
  const ids = (found: readonly StoredRedirect[]) => found.map(({ _id }) => _id);
  const others = redirects.filter(({ source }) => source !== to && source !== from);
  return {
    retarget: ids(others.filter(({ target }) => target === from)),
    remove: ids(redirects.filter(({ source }) => source === to)),
    reuse: ids(redirects.filter(({ source }) => source === from)),
  };
}
