import { ENGLISH, splitLanguage } from "../languages.ts";
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

/** Redirects by source, and by target. */
type RedirectIndex<Redirect> = Record<"bySource" | "byTarget", ReadonlyMap<string, Redirect[]>>;

const indexOf = <Redirect extends RedirectEnds>(
  redirects: readonly Redirect[],
): RedirectIndex<Redirect> => ({
  bySource: Map.groupBy(redirects, ({ source }) => redirectSourceKey(source)),
  byTarget: Map.groupBy(redirects, ({ target }) => redirectSourceKey(target)),
});

type KnownRedirect = RedirectEnds & { _id?: string };

/** An import validates each redirect against the same others, so the index is cached. */
const indexes = new WeakMap<readonly KnownRedirect[], RedirectIndex<KnownRedirect>>();

/**
 * Why a redirect cannot be used beside the published pages and the other redirects: it would hide a
 * page, repeat another redirect, form a loop, send the visitor on twice, or lead to no page.
 * @param others may contain the redirect itself under one of `ownIds`
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
  const { path, parameters, coversSubpaths } = parseRedirectSource(source);
  // A published page outranks a redirect that covers its folder, and a redirect with a query does
  // not hide the page.
  if (livePaths.has(path) && !coversSubpaths && parameters.length === 0) {
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
    add("target", noPageAt(target, livePaths));
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

/** Why a redirect leads to no page. A target names no language: each visitor keeps theirs. */
function noPageAt(target: string, livePaths: ReadonlySet<string>): string {
  const { language, path } = splitLanguage(target);
  return language !== ENGLISH && livePaths.has(path)
    ? `Write ${path}, without /${language}. An address that begins with /${language} leads to the page in that language.`
    : `No page lives at ${target} now.`;
}

const caselessIndexes = new WeakMap<
  readonly KnownRedirect[],
  ReadonlyMap<string, KnownRedirect[]>
>();

/** Another redirect whose source differs in upper and lower case only. */
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

/** A stored redirect. Any field may be missing. */
export type StoredRedirect = { _id: string; source: string | null; target: string | null };

/**
 * Splits redirects into usable ones, and others with their problem. The Studio refuses bad
 * redirects, but an import may contain them, and the target page of a redirect may be removed. Of
 * two redirects with the same source the first one is used.
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
  // Only later redirects on a visitor's way make a redirect unusable.
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
