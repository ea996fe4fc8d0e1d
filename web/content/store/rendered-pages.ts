import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { LRUCache } from "lru-cache";
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

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** @param results digests by the keys of queries */
const pageDigest = (day: string, results: Iterable<readonly [string, string]>): string =>
  digestOf(JSON.stringify([day, ...results]));

/** Digests of the results that pages share, of which the largest has megabytes, by their keys. */
const latestDigests = new LRUCache<string, { json: string; digest: string }>({ max: 50 });

function digestOfResult(key: string, json: string): string {
  const latest = latestDigests.get(key);
  if (latest?.json === json) return latest.digest;
  const digest = digestOf(json);
  latestDigests.set(key, { json, digest });
  return digest;
}

/**
 * What a page is made from that is rendered now.
 * @param day in Dubai, whose figures the page shows
 * @param results of its queries, as JSON, by their keys
 */
export function madeFrom(day: string, results: ReadonlyMap<string, string>): MadeFrom {
  const digests = Array.from(results, ([key, json]) => [key, digestOfResult(key, json)] as const);
  return { queries: new Set(results.keys()), digest: pageDigest(day, digests) };
}

/**
 * The pages that would be made from the same now. Many pages share results, so each result is read
 * once.
 * @param resultOf the stored result of a query by its key, as JSON
 */
export function currentPages(
  pages: ReadonlyMap<string, MadeFrom>,
  day: string,
  resultOf: (key: string) => string | undefined,
): Map<string, MadeFrom> {
  const digests = new Map<string, string>();
  function digestUnder(key: string): string {
    const known = digests.get(key) ?? digestOf(resultOf(key) ?? "");
    digests.set(key, known);
    return known;
  }
  return new Map(
    [...pages].filter(
      ([, { queries, digest }]) =>
        pageDigest(
          day,
          Array.from(queries, (key) => [key, digestUnder(key)] as const),
        ) === digest,
    ),
  );
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
  const here = digestOf(environment);
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
