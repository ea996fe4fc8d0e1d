import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { messageOf } from "#schemas/error-message.ts";
import { contentHash, EncodedText } from "#web/serving/encodings.ts";
import { sendFinished } from "#web/serving/send-finished.ts";
import { COPIES } from "./island.ts";
import { putToSleep } from "./put-to-sleep.ts";

type SleepingOptions = {
  /** Address of the script that wakes React. */
  wakingScript: string;
  /** Asks this server for the page, so that its copy is at hand after a restart. */
  askFor: (path: string) => Promise<unknown>;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
};

/** Enough for several versions of every page: a visitor may turn to a form hours after a publish. */
const MAX_BYTES = 64 * 1024 * 1024;
const ENCODED_SHARE = 0.6;

/** A copy never changes: its address is its content. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/** The pages that left without React, and the copies from which it takes them over. */
export function createSleepingPages({ wakingScript, askFor, headers }: SleepingOptions) {
  const copies = new LRUCache<string, EncodedText>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }) => Math.ceil(text.length * (1 + ENCODED_SHARE)) + 1,
  });

  async function answerCopy(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { hash, path } = partsOf(request.url ?? "");
    let body = copies.get(hash);
    if (body === undefined) {
      // Made by the process before this one, perhaps: the same page has the same copy.
      await askFor(path).catch((error: unknown) =>
        console.warn(`The copy of ${path} could not be made anew: ${messageOf(error)}`),
      );
      body = copies.get(hash);
    }
    const kind = { ...headers, "content-type": "text/x-component" };
    if (body === undefined) {
      response.writeHead(404, { ...headers, "cache-control": "no-store" }).end();
      return;
    }
    const copy = { ...kind, "cache-control": FOR_GOOD };
    sendFinished(request, response, { status: 200, headers: copy, body });
  }

  return {
    /**
     * The page without React; undefined where its markup is not known.
     * @param path names the page in a warning
     */
    putToSleep(html: string, path: string): string | undefined {
      const page = putToSleep(html, { hash: contentHash, wakingScript });
      if (page === undefined) {
        console.warn(`${path} is served with all of React: its markup is not known to web/asleep.`);
        return undefined;
      }
      const { copy } = page;
      if (copy !== undefined) copies.set(contentHash(copy), new EncodedText(Buffer.from(copy)));
      return page.html;
    },
    /** @returns true when the request was for a copy, and is answered here */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!request.url?.startsWith(COPIES)) return false;
      void answerCopy(request, response);
      return true;
    },
  };
}

/** @param url `/_asleep/<hash>/about` */
function partsOf(url: string): { hash: string; path: string } {
  const [hash = "", ...path] = url.slice(COPIES.length).split("/");
  return { hash, path: `/${path.join("/")}` };
}
