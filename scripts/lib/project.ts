import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Next's command line, for `node`. */
export const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");
