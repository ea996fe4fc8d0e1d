import { setTimeout as sleep } from "node:timers/promises";
import robotsParser from "robots-parser";
import { Agent, fetch, type Response } from "undici";
import { messageOf } from "#schemas/shared/error-message.ts";
import type { Page } from "./page-text.ts";
import { lookupPublic, publicUrl } from "./public-address.ts";

/** The time from a host's answer to the next request to it, in milliseconds. */
const PAUSE_MS = 1_000;
/** A host that asks for longer pauses gets them up to this. */
const LONGEST_PAUSE_MS = 10_000;
const TIME_LIMIT_MS = 30_000;
const SIZE_LIMIT = 15_000_000;
const ROBOTS_SIZE_LIMIT = 500_000;
const MOST_REDIRECTS = 5;
const MEGABYTE = 1_000_000;
/** robots-parser ends the list of a group's programs at such a line, which RFC 9309 (2.2.4) forbids. */
const SITEMAP_LINES = /^[ \t]*sitemap[ \t]*:.*$/gim;

/** What a source answered the last time. */
export type Validators = { etag: string | null; lastModified: string | null };

/** A page, or the answer that it is still the same. */
export type Fetched = Validators & { page: Page | undefined };

export type SourceClientOptions = {
  /** Names the program, and how to reach whoever runs it. Its first word is for robots.txt. */
  userAgent: string;
  /** Hosts with ports that may be on a private network, such as `localhost:8000`. */
  allowed?: ReadonlySet<string>;
  /** In milliseconds. */
  pauseMs?: number;
  timeLimitMs?: number;
  /** In bytes. */
  sizeLimit?: number;
};

export type SourceClient = ReturnType<typeof createSourceClient>;

/**
 * Fetches pages of other people politely: as robots.txt allows, a second after a host's last answer,
 * and only what has changed.
 */
export function createSourceClient(options: SourceClientOptions) {
  const { userAgent, allowed = new Set(), pauseMs = PAUSE_MS, sizeLimit = SIZE_LIMIT } = options;
  const { timeLimitMs = TIME_LIMIT_MS } = options;
  const connectTo = { timeout: timeLimitMs };
  const publicAgent = new Agent({ connect: { ...connectTo, lookup: lookupPublic } });
  const allowedAgent = new Agent({ connect: connectTo });
  const turns = new Map<string, Promise<unknown>>();
  const pauses = new Map<string, number>();
  const robots = new Map<string, Promise<ReturnType<typeof robotsParser>>>();

  /** Waits until the host may be asked again. Requests to a host follow one another. */
  async function takeTurn<Result>(host: string, ask: () => Promise<Result>): Promise<Result> {
    const asked = (turns.get(host) ?? Promise.resolve()).then(async () => {
      const result = await Promise.allSettled([ask()]);
      // Begun with the request, the pause would be shorter for a host that the request reaches late.
      return { result, pause: sleep(pauses.get(host) ?? pauseMs) };
    });
    turns.set(
      host,
      asked.then(({ pause }) => pause),
    );
    const [settled] = (await asked).result;
    if (settled.status === "rejected") throw settled.reason;
    return settled.value;
  }

  type Asked = { response: Response; url: URL; body: Uint8Array };

  /** Follows redirects. @param isAllowed is asked for each address */
  async function get(
    address: string,
    headers: Record<string, string>,
    limit: number,
    isAllowed: (url: URL) => Promise<void>,
  ): Promise<Asked> {
    let url = publicUrl(address, allowed);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      await isAllowed(url);
      const { response, body } = await takeTurn(url.host, () => request(url, headers, limit));
      const location = response.headers.get("location");
      if (![301, 302, 303, 307, 308].includes(response.status) || location === null) {
        return { response, url, body };
      }
      url = publicUrl(
        URL.canParse(location, url) ? new URL(location, url).href : location,
        allowed,
      );
    }
    throw new Error(`It redirects more than ${MOST_REDIRECTS} times.`);
  }

  async function request(url: URL, headers: Record<string, string>, limit: number) {
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      const response = await fetch(url, {
        redirect: "manual",
        headers: { "user-agent": userAgent, "accept-language": "en", ...headers },
        dispatcher: allowed.has(url.host) ? allowedAgent : publicAgent,
        signal,
      });
      return { response, body: await bodyOf(response, limit) };
    } catch (error) {
      if (signal.aborted) throw new Error(`It does not answer in ${timeLimitMs / 1000} seconds.`);
      throw error;
    }
  }

  /** @throws Error when robots.txt forbids the address, or cannot be read */
  async function expectAllowed(url: URL): Promise<void> {
    const rules = robots.get(url.origin) ?? robotsOf(url);
    robots.set(url.origin, rules);
    const parsed = await rules;
    if (parsed.isDisallowed(url.href, userAgent) === true) {
      throw new Error(`${new URL("/robots.txt", url)} forbids programs to read it.`);
    }
  }

  /** By RFC 9309: without a robots.txt all is allowed, and while it cannot be had, nothing. */
  async function robotsOf({ origin, host }: URL) {
    const address = `${origin}/robots.txt`;
    const asked = await get(address, {}, ROBOTS_SIZE_LIMIT, async () => {}).catch((cause) => {
      throw new Error(`Its robots.txt cannot be read: ${messageOf(cause)}`, { cause });
    });
    const { status, ok } = asked.response;
    if (status >= 500) throw new Error(`Its robots.txt answers ${status}.`);
    const text = ok ? new TextDecoder().decode(asked.body) : "";
    const rules = robotsParser(address, text.replaceAll(SITEMAP_LINES, ""));
    const delay = (rules.getCrawlDelay(userAgent) ?? 0) * 1000;
    pauses.set(host, Math.min(Math.max(pauseMs, delay), LONGEST_PAUSE_MS));
    return rules;
  }

  return {
    /**
     * Fetches a page unless it is still the same.
     * @param last what it answered the last time, if that is still known
     * @throws Error that says why it cannot be read
     */
    async fetchPage(address: string, last?: Validators): Promise<Fetched> {
      const { response, url, body } = await get(
        address,
        {
          accept: "text/html, application/xhtml+xml, application/pdf;q=0.9, */*;q=0.5",
          ...(last?.etag && { "if-none-match": last.etag }),
          ...(last?.lastModified && { "if-modified-since": last.lastModified }),
        },
        sizeLimit,
        expectAllowed,
      );
      if (isHomePage(url) && !isHomePage(new URL(address))) {
        throw new Error(`It leads to the home page ${url.href} now.`);
      }
      const validators = {
        etag: response.headers.get("etag"),
        lastModified: response.headers.get("last-modified"),
      };
      if (response.status === 304 && last !== undefined) return { ...last, page: undefined };
      if (!response.ok) throw new Error(`It answers ${response.status}.`);
      const contentType = response.headers.get("content-type") ?? "";
      return { ...validators, page: { url: url.href, contentType, body } };
    },

    async close(): Promise<void> {
      await Promise.all([publicAgent.close(), allowedAgent.close()]);
    },
  };
}

/** Reads a body up to a limit, however long it claims to be. */
async function bodyOf(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new Error(`It is larger than ${limit / MEGABYTE} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether an address is the first page of a site, in any language. */
function isHomePage({ pathname, search }: URL): boolean {
  const page =
    /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$))?(?:(?:home|index|default)(?:\.\w+)?\/?)?$/i;
  return search === "" && page.test(pathname);
}
