import { pathProblem } from "./path.ts";
import {
  caselessSourceKey,
  parseRedirectSource,
  redirectSourceKey,
  redirectSourceProblem,
} from "./redirect-source.ts";

export type RedirectEnds = { source: string; target: string };

export type RedirectProblem = {
  field: keyof RedirectEnds;
  message: string;
};

/** Redirects by where they start, and by where they lead. */
type RedirectIndex<Redirect> = Record<"bySource" | "byTarget", ReadonlyMap<string, Redirect[]>>;

const indexOf = <Redirect extends RedirectEnds>(
  redirects: readonly Redirect[],
): RedirectIndex<Redirect> => ({
  bySource: Map.groupBy(redirects, ({ source }) => redirectSourceKey(source)),
  byTarget: Map.groupBy(redirects, ({ target }) => redirectSourceKey(target)),
});

type KnownRedirect = RedirectEnds & { _id?: string };

/** An import asks for each of its redirects, beside the same others. */
const indexes = new WeakMap<readonly KnownRedirect[], RedirectIndex<KnownRedirect>>();

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
  const index = indexes.get(others) ?? indexOf(others);
  indexes.set(others, index);
  const isOther = ({ _id }: KnownRedirect) => _id === undefined || !ownIds.includes(_id);
  return problemsAmong(redirect, index, isOther, livePaths);
}

function problemsAmong<Redirect extends RedirectEnds>(
  { source, target }: RedirectEnds,
  { bySource, byTarget }: RedirectIndex<Redirect>,
  isOther: (redirect: Redirect) => boolean,
  livePaths: ReadonlySet<string>,
): RedirectProblem[] {
  const problems: RedirectProblem[] = [];
  const add = (field: keyof RedirectEnds, message: string) => problems.push({ field, message });
  const [from, to] = [redirectSourceKey(source), redirectSourceKey(target)];
  const { path, parameters, isWhole } = parseRedirectSource(source);
  // A folder gives way to the pages in it, and a question is not the page that it is put to.
  if (livePaths.has(path) && !isWhole && parameters.length === 0) {
    add("source", `${path} is a live page: a redirect would hide it. Unpublish the page first.`);
  }
  if (bySource.get(from)?.some(isOther)) {
    add("source", `Another redirect already starts at ${source}.`);
  }
  if (from === to) {
    add("target", "The redirect leads to itself.");
    return problems;
  }
  const next = bySource.get(to)?.find(isOther);
  if (next !== undefined) {
    add(
      "target",
      redirectSourceKey(next.target) === from
        ? `${target} redirects back to ${source}: the two would turn in a circle.`
        : `${target} is itself redirected to ${next.target}. Lead there directly.`,
    );
  } else if (!livePaths.has(target)) {
    add("target", `No page lives at ${target} now.`);
  }
  const previous = byTarget
    .get(from)
    ?.find((other) => isOther(other) && redirectSourceKey(other.source) !== to);
  if (previous !== undefined) {
    add(
      "source",
      `${previous.source} already redirects to ${source}. Change that redirect to lead to ${target} first.`,
    );
  }
  return problems;
}

const caselessIndexes = new WeakMap<
  readonly KnownRedirect[],
  ReadonlyMap<string, KnownRedirect[]>
>();

/** Another redirect whose start differs in upper and lower case alone. */
export function redirectAlike(
  source: string,
  others: readonly KnownRedirect[],
  ownIds: readonly string[],
): KnownRedirect | undefined {
  const index =
    caselessIndexes.get(others) ?? Map.groupBy(others, (other) => caselessSourceKey(other.source));
  caselessIndexes.set(others, index);
  return index
    .get(caselessSourceKey(source))
    ?.find(
      (other) =>
        !(other._id !== undefined && ownIds.includes(other._id)) &&
        redirectSourceKey(other.source) !== redirectSourceKey(source),
    );
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
  // Only what comes later on the visitor's way makes a redirect unusable.
  const index = { ...indexOf(sound), byTarget: new Map() };
  for (const redirect of sound) {
    const own = redirectSourceKey(redirect.source);
    const isOther = (other: Redirect & RedirectEnds) =>
      other._id !== redirect._id && (redirectSourceKey(other.source) !== own || usable.has(other));
    const [problem] = problemsAmong(redirect, index, isOther, livePaths);
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
