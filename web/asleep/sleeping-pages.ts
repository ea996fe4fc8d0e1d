import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { messageOf } from "#schemas/error-message.ts";
import { EncodedText } from "#web/serving/encodings.ts";
import { finishedAnswer, sendFinished } from "#web/serving/send-finished.ts";
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

/** A copy never changes: its address is its content. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/** The pages that left without React, and the copies from which it takes them over. */
export function createSleepingPages({ wakingScript, askFor, headers }: SleepingOptions) {
  const copies = new LRUCache<string, EncodedText>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
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
    if (body === undefined) {
      response.writeHead(404, { ...headers, "cache-control": "no-store" }).end();
      return;
    }
    const kind = { "content-type": "text/x-component", "cache-control": FOR_GOOD };
    sendFinished(request, response, finishedAnswer(200, { ...headers, ...kind }, body));
  }

  return {
    /**
     * The page without React; undefined where its markup is not known.
     * @param path names the page in a warning
     */
    putToSleep(html: string, path: string): string | undefined {
      const page = putToSleep(html, wakingScript);
      if (page === undefined) {
        console.warn(`${path} is served with all of React: its markup is not known to web/asleep.`);
        return undefined;
      }
      const { copy } = page;
      if (copy !== undefined) copies.set(copy.hash, new EncodedText(Buffer.from(copy.text)));
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

/** @param url `/_asleep/<hash>/contact` */
function partsOf(url: string): { hash: string; path: string } {
  const [hash = "", ...path] = url.slice(COPIES.length).split("/");
  return { hash, path: `/${path.join("/")}` };
}
