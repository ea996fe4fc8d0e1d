import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of an installed program, from the PATH or else one of `folders`; undefined without one. */
export function findProgram(name: string, folders: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...onPath, ...folders]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/**
 * Path of the program that the environment names, if it names one.
 * @throws when there is nothing at that path
 */
export function namedProgram(variable: string): string | undefined {
  const named = process.env[variable];
  if (!named) return undefined;
  if (!existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
  return named;
}
