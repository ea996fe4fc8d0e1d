import { pathOf } from "./routes.ts";

type Address = { _type: string; slug?: string | null };

/**
 * The fields of a page that describe its end: its last day, and the page that visitors are sent to
 * afterwards.
 */
export type EndingPage = Address & { until?: string | null; afterwards?: Address | null };

/** @param day ISO date, in Dubai */
const hasEnded = ({ until }: EndingPage, day: string): boolean => Boolean(until && until < day);

/** The pages that exist on a day. @param day ISO date, in Dubai */
export const livePages = <Page extends EndingPage>(pages: readonly Page[], day: string): Page[] =>
  pages.filter((page) => !hasEnded(page, day));

/**
 * Where visitors of ended pages are sent on a day, by path. If that page has ended too, its own
 * target is used.
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
