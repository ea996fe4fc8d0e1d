import type { Side } from "./merge.ts";

/** Chooses a side for a document, or for a field of it. */
export type Take = (id: string, path: string) => Side | undefined;

/**
 * Reads `--take` options: `theirs` or `mine` for all, `mine:service-x` for a document,
 * `mine:service-x.heading` for a field with all that is in it. The most specific one wins.
 * @throws Error that says how an option is written
 */
export function readTakes(options: readonly string[]): Take {
  const rules = options.map((option): { side: Side; scope: string } => {
    const match = /^(mine|theirs)(?::(.+))?$/.exec(option);
    const side = match?.[1];
    if (side !== "mine" && side !== "theirs") {
      throw new Error(
        `--take ${option} is not understood. Write mine (the content lake's) or theirs (the file's), for one document mine:<id>, for one field mine:<id>.<field>.`,
      );
    }
    return { side, scope: match?.[2] ?? "" };
  });
  const bySpecificity = rules.sort((a, b) => b.scope.length - a.scope.length);
  return (id, path) => {
    const place = path === "" ? id : `${id}.${path}`;
    const covers = (scope: string) =>
      scope === "" || place === scope || place.startsWith(`${scope}.`);
    return bySpecificity.find(({ scope }) => covers(scope))?.side;
  };
}
