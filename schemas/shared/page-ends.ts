import { pathOf } from "./routes.ts";

type Address = { _type: string; slug?: string | null };

/** A page as far as its end goes: a campaign has a last day, and a page that visitors find then. */
export type EndingPage = Address & { until?: string | null; afterwards?: Address | null };

/** @param day ISO date, in Dubai */
const hasEnded = ({ until }: EndingPage, day: string): boolean => Boolean(until && until < day);

/** The pages that visitors find on a day. @param day ISO date, in Dubai */
export const livePages = <Page extends EndingPage>(pages: readonly Page[], day: string): Page[] =>
  pages.filter((page) => !hasEnded(page, day));

/**
 * By the paths of the pages that have ended by a day, where visitors of each are led: to the page
 * that it names or, where that has ended as well, to the one which that names.
 * @param day ISO date, in Dubai
 */
export function pathsAfterEnd(
  pages: readonly EndingPage[],
  day: string,
): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  for (const page of pages) {
    const path = pathOf(page);
    const target = page.afterwards && pathOf(page.afterwards);
    if (hasEnded(page, day) && path && target) next.set(path, target);
  }
  const lastOf = (path: string, passed: readonly string[]): string | undefined => {
    const target = next.get(path);
    if (target === undefined) return path;
    return passed.includes(target) ? undefined : lastOf(target, [...passed, target]);
  };
  return new Map(
    [...next.keys()].flatMap((path) => {
      const last = lastOf(path, [path]);
      return last === undefined ? [] : [[path, last] as const];
    }),
  );
}
