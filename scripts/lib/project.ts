import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the project. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Next's command line, for `node`. */
export const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");

/** The server of a built site, in the folder of its build. */
export const SITE_SERVER = "site-server/main.mjs";

/**
 * The heap of the site's process, in MB. Without a limit the young generation grows to 64 MB and
 * more and stays there, although requests leave nearly nothing behind. The old generation needs
 * about 110 MB for the first content, and 176 MB while 300 pages and 1,530 redirects come in beside
 * it. Its limit also says how far it may grow before the collector looks at all of it.
 * docs/operating.md says what happens at the limits.
 */
const HEAP_FLAGS = ["--max-semi-space-size=8", "--max-old-space-size=352"];

/**
 * glibc keeps freed memory apart for each thread that compressed a page. Two arenas hold 40 MB less.
 * It also keeps what large buffers have left free, unless fixed thresholds say otherwise.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** The heap of the local content lake, in MB. */
export const heapOfLake = ["--max-semi-space-size=8", "--max-old-space-size=192"];

/**
 * The arguments of Node that serve a build.
 * @param buildDir absolute path of the build
 */
export const serverOf = (buildDir: string): string[] => [
  ...HEAP_FLAGS,
  join(buildDir, SITE_SERVER),
];
