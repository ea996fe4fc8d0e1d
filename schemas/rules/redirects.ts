import { pathProblem } from "./path.ts";

export type RedirectEnds = { source: string; target: string };

/**
 * A problem with one end of a redirect. "lengthens" is the fault of the redirect before it in a
 * chain: visitors of this one still arrive.
 */
export type RedirectProblem = {
  kind: "hides-page" | "repeats" | "loops" | "chains" | "leads-nowhere" | "lengthens";
  field: keyof RedirectEnds;
  message: string;
};

/**
 * What makes a redirect unusable beside the live pages and the other redirects: it would hide a
 * page, repeat another redirect, turn in a circle, send the visitor on twice, or lead to no page.
 */
export function redirectProblems(
  redirect: RedirectEnds,
  others: readonly RedirectEnds[],
  livePaths: ReadonlySet<string>,
): RedirectProblem[] {
  const { source, target } = redirect;
  const problems: RedirectProblem[] = [];
  if (livePaths.has(source)) {
    problems.push({
      kind: "hides-page",
      field: "source",
      message: `${source} is a live page: a redirect would hide it. Unpublish the page first.`,
    });
  }
  if (others.some((other) => other.source === source)) {
    problems.push({
      kind: "repeats",
      field: "source",
      message: `Another redirect already starts at ${source}.`,
    });
  }
  if (source === target) {
    problems.push({ kind: "loops", field: "target", message: "The redirect leads to itself." });
    return problems;
  }
  const next = others.find((other) => other.source === target);
  if (next !== undefined) {
    problems.push({
      kind: next.target === source ? "loops" : "chains",
      field: "target",
      message:
        next.target === source
          ? `${target} redirects back to ${source}: the two would turn in a circle.`
          : `${target} is itself redirected to ${next.target}. Lead there directly.`,
    });
  } else if (!livePaths.has(target)) {
    problems.push({
      kind: "leads-nowhere",
      field: "target",
      message: `No page lives at ${target} now.`,
    });
  }
  const previous = others.find((other) => other.target === source && other.source !== target);
  if (previous !== undefined) {
    problems.push({
      kind: "lengthens",
      field: "source",
      message: `${previous.source} already redirects to ${source}. Change that redirect to lead to ${target} first.`,
    });
  }
  return problems;
}

/** A redirect as it is stored, where anything may be missing. */
export type StoredRedirect = { _id: string; source: string | null; target: string | null };

/**
 * The redirects that can be followed as the content is now, and what is wrong with the others. The
 * Studio refuses what is wrong, but an import may bring it in, and a page at the end of a redirect
 * may go. Of two that start at the same path the first one counts.
 */
export function sortOutRedirects<Redirect extends StoredRedirect>(
  redirects: readonly Redirect[],
  livePaths: ReadonlySet<string>,
): { usable: (Redirect & RedirectEnds)[]; faulty: { redirect: Redirect; message: string }[] } {
  const usable: (Redirect & RedirectEnds)[] = [];
  const faulty: { redirect: Redirect; message: string }[] = [];
  const sound: (Redirect & RedirectEnds)[] = [];
  for (const redirect of redirects) {
    const { source, target } = redirect;
    const message = endProblem("From", source) ?? endProblem("To", target);
    if (message !== undefined) faulty.push({ redirect, message });
    else if (source && target) sound.push({ ...redirect, source, target });
  }
  for (const redirect of sound) {
    const others = sound.filter(
      (other) =>
        other._id !== redirect._id && (other.source !== redirect.source || usable.includes(other)),
    );
    const problem = redirectProblems(redirect, others, livePaths).find(
      ({ kind }) => kind !== "lengthens",
    );
    if (problem === undefined) usable.push(redirect);
    else faulty.push({ redirect, message: problem.message });
  }
  return { usable, faulty };
}

function endProblem(title: string, path: string | null): string | undefined {
  if (!path) return `“${title}” is empty.`;
  const problem = pathProblem(path);
  return problem === undefined ? undefined : `“${title}” is ${path}. ${problem}`;
}
