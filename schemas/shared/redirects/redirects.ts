import { pathProblem } from "./path.ts";
import {
  parseRedirectSource,
  redirectSourceKey,
  redirectSourceProblem,
} from "./redirect-source.ts";

export type RedirectEnds = { source: string; target: string };

export type RedirectProblem = {
  field: keyof RedirectEnds;
  message: string;
};

/** Finds redirects by their ends, however many there are. */
type RedirectIndex<Redirect extends RedirectEnds> = {
  startingAt: (source: string) => readonly Redirect[];
  leadingTo: (source: string) => readonly Redirect[];
};

function indexRedirects<Redirect extends RedirectEnds>(
  redirects: readonly Redirect[],
): RedirectIndex<Redirect> {
  const bySource = Map.groupBy(redirects, ({ source }) => redirectSourceKey(source));
  const byTarget = Map.groupBy(redirects, ({ target }) => redirectSourceKey(target));
  return {
    startingAt: (source) => bySource.get(redirectSourceKey(source)) ?? [],
    leadingTo: (source) => byTarget.get(redirectSourceKey(source)) ?? [],
  };
}

type KnownRedirect = RedirectEnds & { _id?: string };

/** An import asks for each of its redirects, beside the same others. */
const indexes = new WeakMap<readonly KnownRedirect[], RedirectIndex<KnownRedirect>>();

function indexOnce(redirects: readonly KnownRedirect[]): RedirectIndex<KnownRedirect> {
  const known = indexes.get(redirects);
  const index = known ?? indexRedirects(redirects);
  indexes.set(redirects, index);
  return index;
}

/**
 * What makes a redirect unusable beside the live pages and the other redirects: it would hide a
 * page, repeat another redirect, turn in a circle, send the visitor on twice, or lead to no page.
 * @param others may hold the redirect itself under one of `ownIds`
 */
export function redirectProblems(
  redirect: RedirectEnds,
  others: readonly KnownRedirect[],
  livePaths: ReadonlySet<string>,
  ownIds: readonly string[] = [],
): RedirectProblem[] {
  const index = indexOnce(others);
  const isOther = ({ _id }: KnownRedirect) => _id === undefined || !ownIds.includes(_id);
  const amongOthers = {
    startingAt: (source: string) => index.startingAt(source).filter(isOther),
    leadingTo: (source: string) => index.leadingTo(source).filter(isOther),
  };
  return problemsAmong(redirect, amongOthers, livePaths);
}

function problemsAmong(
  redirect: RedirectEnds,
  others: RedirectIndex<RedirectEnds>,
  livePaths: ReadonlySet<string>,
): RedirectProblem[] {
  const { source, target } = redirect;
  const problems: RedirectProblem[] = [];
  const add = (field: keyof RedirectEnds, message: string) => problems.push({ field, message });
  const { path, parameters, isWhole } = parseRedirectSource(source);
  // A folder gives way to the pages in it, and a question is not the page that it is put to.
  if (livePaths.has(path) && !isWhole && parameters.length === 0) {
    add("source", `${path} is a live page: a redirect would hide it. Unpublish the page first.`);
  }
  if (others.startingAt(source).length > 0) {
    add("source", `Another redirect already starts at ${source}.`);
  }
  if (redirectSourceKey(source) === redirectSourceKey(target)) {
    add("target", "The redirect leads to itself.");
    return problems;
  }
  const [next] = others.startingAt(target);
  if (next !== undefined) {
    const returns = redirectSourceKey(next.target) === redirectSourceKey(source);
    add(
      "target",
      returns
        ? `${target} redirects back to ${source}: the two would turn in a circle.`
        : `${target} is itself redirected to ${next.target}. Lead there directly.`,
    );
  } else if (!livePaths.has(target)) {
    add("target", `No page lives at ${target} now.`);
  }
  const previous = others
    .leadingTo(source)
    .find((other) => redirectSourceKey(other.source) !== redirectSourceKey(target));
  if (previous !== undefined) {
    add(
      "source",
      `${previous.source} already redirects to ${source}. Change that redirect to lead to ${target} first.`,
    );
  }
  return problems;
}

/** A redirect as it is stored, where anything may be missing. */
export type StoredRedirect = { _id: string; source: string | null; target: string | null };

/**
 * The redirects that can be followed as the content is now, and what is wrong with the others. The
 * Studio refuses what is wrong, but an import may bring it in, and a page at the end of a redirect
 * may go. Of two that start at the same address the first one counts.
 */
export function sortOutRedirects<Redirect extends StoredRedirect>(
  redirects: readonly Redirect[],
  livePaths: ReadonlySet<string>,
): { usable: (Redirect & RedirectEnds)[]; faulty: { redirect: Redirect; message: string }[] } {
  const usable = new Set<Redirect & RedirectEnds>();
  const faulty: { redirect: Redirect; message: string }[] = [];
  const sound: (Redirect & RedirectEnds)[] = [];
  for (const redirect of redirects) {
    const { source, target } = redirect;
    const message =
      endProblem("From", source, redirectSourceProblem) ?? endProblem("To", target, pathProblem);
    if (message !== undefined) faulty.push({ redirect, message });
    else if (source && target) sound.push({ ...redirect, source, target });
  }
  const index = indexRedirects(sound);
  for (const redirect of sound) {
    const own = redirectSourceKey(redirect.source);
    const isOther = (other: Redirect & RedirectEnds) =>
      other._id !== redirect._id && (redirectSourceKey(other.source) !== own || usable.has(other));
    const others = {
      startingAt: (source: string) => index.startingAt(source).filter(isOther),
      // Only what comes later on the visitor's way makes a redirect unusable.
      leadingTo: () => [],
    };
    const [problem] = problemsAmong(redirect, others, livePaths);
    if (problem === undefined) usable.add(redirect);
    else faulty.push({ redirect, message: problem.message });
  }
  return { usable: [...usable], faulty };
}

function endProblem(
  title: string,
  address: string | null,
  problemOf: (address: string) => string | undefined,
): string | undefined {
  if (!address) return `“${title}” is empty.`;
  const problem = problemOf(address);
  return problem === undefined ? undefined : `“${title}” is ${address}. ${problem}`;
}
