import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The root folder of the project. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Next's command line, for `node`. */
export const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");

/** The server of a built site, for `node` in the folder of the project. */
export const SITE_SERVER = "web/server/main.ts";
