export type RedirectEnds = { source: string; target: string };

/** A problem with one end of a redirect; errors stop publishing, warnings do not. */
export type RedirectProblem = { field: keyof RedirectEnds; message: string };

/**
 * What makes a redirect unusable beside the live pages and the other redirects: it would hide a
 * page, repeat another redirect, turn in a circle, or send the visitor on twice.
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
      field: "source",
      message: `${source} is a live page: a redirect would hide it. Unpublish the page first.`,
    });
  }
  if (others.some((other) => other.source === source)) {
    problems.push({ field: "source", message: `Another redirect already starts at ${source}.` });
  }
  if (source === target) {
    problems.push({ field: "target", message: "The redirect leads to itself." });
    return problems;
  }
  const next = others.find((other) => other.source === target);
  if (next !== undefined) {
    problems.push({
      field: "target",
      message:
        next.target === source
          ? `${target} redirects back to ${source}: the two would turn in a circle.`
          : `${target} is itself redirected to ${next.target}. Lead there directly.`,
    });
  }
  const previous = others.find((other) => other.target === source && other.source !== target);
  if (previous !== undefined) {
    problems.push({
      field: "source",
      message: `${previous.source} already redirects to ${source}. Change that redirect to lead to ${target} first.`,
    });
  }
  return problems;
}
