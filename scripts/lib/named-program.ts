import { existsSync } from "node:fs";

/** Path of the program that the environment names; undefined otherwise. */
export function namedProgram(variable: string): string | undefined {
  const named = process.env[variable];
  if (!named) return undefined;
  if (!existsSync(named)) throw new Error(`${variable} is set to ${named}, which does not exist.`);
  return named;
}
