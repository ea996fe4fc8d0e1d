import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";
import { writeWhole } from "../write-whole.ts";

const nullableText = z.string().nullable();

/** What the content lake says about paths and days, as far as the routing table needs it. */
export const routingContent = z.object({
  pages: z.array(z.object({ _type: z.string(), slug: nullableText })),
  redirects: z.array(
    z.object({
      _id: z.string(),
      source: nullableText,
      target: nullableText,
      permanent: z.boolean().nullable(),
    }),
  ),
  figures: z
    .array(
      z.object({
        checkedOn: nullableText,
        reviewBy: nullableText,
        next: z.object({ from: nullableText, value: nullableText }).nullable(),
      }),
    )
    // A file that an older version of the site has left holds none.
    .default([]),
});

export type RoutingContent = z.infer<typeof routingContent>;

/** Where the last good routing content outlives the process. */
export type TableFile = {
  /** What was kept, or undefined when nothing usable was. */
  read: () => RoutingContent | undefined;
  write: (content: RoutingContent) => Promise<void>;
};

/** The file in the folder of a build of the site, which belongs to that build and goes with it. */
export function tableFileIn(buildDir: string): TableFile {
  const path = join(/* turbopackIgnore: true */ buildDir, "routing-table.json");
  return {
    read() {
      try {
        return routingContent.parse(JSON.parse(readFileSync(path, "utf8")));
      } catch {
        return undefined;
      }
    },
    async write(content) {
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, JSON.stringify(content));
    },
  };
}
