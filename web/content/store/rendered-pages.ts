import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { messageOf } from "#schemas/shared/error-message.ts";
import { log } from "#web/lib/log.ts";
import { replaceFile } from "#web/lib/replace-file.ts";

/** What a page was last made from. */
export type MadeFrom = {
  /** The keys of its queries. */
  queries: ReadonlySet<string>;
  /** A digest of the day, and of the results of these queries. */
  digest: string;
};

/**
 * What a page is made from that is rendered now.
 * @param day in Dubai, whose figures the page shows
 * @param results of its queries, as JSON, by their keys
 */
export function madeFrom(day: string, results: ReadonlyMap<string, string>): MadeFrom {
  const hash = createHash("sha256").update(day);
  for (const [key, json] of results) hash.update(key).update(json);
  return { queries: new Set(results.keys()), digest: hash.digest("base64url") };
}

/**
 * Whether a page would be made from the same now.
 * @param resultOf the stored result of a query by its key, as JSON
 */
export function isCurrent(
  { queries, digest }: MadeFrom,
  day: string,
  resultOf: (key: string) => string | undefined,
): boolean {
  const results = [...queries].map((key): [string, string] => [key, resultOf(key) ?? ""]);
  return madeFrom(day, new Map(results)).digest === digest;
}

/** What the cached pages were made from, by path. It outlives the process. */
export type RenderedPages = {
  /** What an earlier process has saved; empty where pages may look otherwise now. */
  read: () => ReadonlyMap<string, MadeFrom>;
  save: (pages: ReadonlyMap<string, MadeFrom>) => Promise<void>;
};

const savedPages = z.object({
  environment: z.string(),
  pages: z.array(z.object({ path: z.string(), queries: z.array(z.string()), digest: z.string() })),
});

/**
 * Keeps in a file what pages were made from. A file that cannot be read is reported.
 * @param environment all else that pages are made from; one of another environment says nothing
 */
export function renderedPagesIn(file: string, environment: string): RenderedPages {
  const here = createHash("sha256").update(environment).digest("base64url");
  return {
    read() {
      if (!existsSync(file)) return new Map();
      try {
        const saved = savedPages.parse(JSON.parse(readFileSync(file, "utf8")));
        if (saved.environment !== here) return new Map();
        return new Map(
          saved.pages.map(({ path, queries, digest }) => [
            path,
            { queries: new Set(queries), digest },
          ]),
        );
      } catch (error) {
        log.warn(`${file} cannot be read, so all pages are rendered: ${messageOf(error)}`);
        return new Map();
      }
    },
    save: (pages) =>
      replaceFile(
        file,
        JSON.stringify({
          environment: here,
          pages: [...pages].map(([path, { queries, digest }]) => ({
            path,
            queries: [...queries],
            digest,
          })),
        }),
      ),
  };
}
