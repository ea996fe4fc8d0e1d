import { createHash } from "node:crypto";
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { inject } from "light-my-request";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { log } from "#web/lib/log.ts";
import { SITE_CACHE_CONTROL } from "#web/lib/site-cache-control.ts";

/** A request handler, such as Next's (https://nextjs.org/docs/pages/guides/custom-server). */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What decides the response to a request. Requests that have it in common share the response. */
export type SharedRequest = {
  /** The address that the server gets. */
  url: string;
  /** Headers that the server gets too. */
  headers?: Readonly<Record<string, string>>;
};

type CacheOptions = {
  /** What decides the response to a request; by default its address. */
  sharedRequest?: (url: string, headers: IncomingHttpHeaders) => Promise<SharedRequest>;
  /**
   * Whether a request prefers another form of what stands at its address. For such a request
   * `sharedRequest` is called in any case.
   */
  prefersOtherForm?: (headers: IncomingHttpHeaders) => boolean;
  /**
   * Whether the body at an address is so dear that a HEAD request for it is passed on as one. Other
   * HEAD requests are answered from a stored response to GET.
   */
  isDear?: (url: string) => boolean;
  /**
   * Whether the response to a request must not be shared, whatever its headers say. The server gets
   * such a request as it is.
   */
  isPrivate: (request: IncomingMessage) => boolean;
  /**
   * Is called with "hit" for a response from the cache, and with "miss" for one from the server.
   */
  count?: (cache: "hit" | "miss") => void;
};

/** A stored response. */
type Stored = { status: number; headers: OutgoingHttpHeaders; body: Body; freshUntil: number };

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_BODIES = 500;

/**
 * The cache treats a response as stale after this share of its lifetime, so that a publish shows
 * well within the second that pages allow.
 */
const FRESH_SHARE = 0.1;

/** The request headers that the server gets. None of them differs between visitors. */
const FORWARDED_HEADERS = ["host", "x-request-id"];

/** Headers that describe one connection or one encoding. They are not stored. */
const UNSTORED_HEADERS = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "transfer-encoding",
];

/**
 * A small shared cache before a server, by the rules of HTTP (RFC 9111). It stores what
 * `Cache-Control` allows, as long as it allows. It revalidates a stale response by its ETag, once
 * for all requests that arrive meanwhile, and sends the stale response when the server fails. It
 * compresses each body once. It knows nothing about the site.
 */
export function httpCache(handler: Handler, options: CacheOptions): RequestListener {
  const { sharedRequest = async (url) => ({ url }), isPrivate, count } = options;
  const { prefersOtherForm = () => false, isDear = () => false } = options;
  const responses = new LRUCache<string, Stored>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.size() + key.length + 1_000,
  });
  /**
   * Bodies by ETag, so that a body with many addresses is stored and compressed once. Each lives as
   * long as a response has it, so that no page stays which a publish has replaced.
   */
  const bodies = new LRUCache<string, WeakRef<Body>>({ max: MAX_BODIES });
  const pending = new Map<string, Promise<Stored>>();

  async function requestFromServer(
    { url, headers: deciding }: SharedRequest,
    headers: IncomingHttpHeaders,
  ): Promise<Stored> {
    const key = keyOf({ url, headers: deciding });
    const old = responses.get(key);
    const etag = old?.headers.etag;
    const tag = etag === undefined ? {} : { "if-none-match": `${etag}` };
    const response = await responseTo("GET", url, { ...forwarded(headers), ...deciding, ...tag });
    if (old !== undefined && (response.statusCode === 304 || response.statusCode >= 500)) {
      const renewed = { ...old, freshUntil: freshUntil(old.headers) };
      responses.set(key, renewed);
      return renewed;
    }
    const stored = toStored(response.statusCode, response.headers, response.bytes);
    if (stored.freshUntil > 0) responses.set(key, stored);
    else responses.delete(key);
    return stored;
  }

  /** The server's response, which is an error if the server fails. */
  const responseTo = (method: "GET" | "HEAD", url: string, headers: IncomingHttpHeaders) =>
    responseOf(handler, { method, url, headers }).catch((error: unknown) => {
      log.error(error, `${method} ${url} failed`);
      return { statusCode: 500, headers: {}, bytes: Buffer.alloc(0) };
    });

  function toStored(status: number, given: OutgoingHttpHeaders, bytes: Buffer): Stored {
    const headers = Object.fromEntries(
      Object.entries(given).filter(([name]) => !UNSTORED_HEADERS.includes(name)),
    );
    const until = freshUntil(headers);
    const readers = isForOneVisitor(headers) ? "one" : "many";
    const body = new Body(bytes, `${headers["content-type"]}`, readers);
    return {
      status,
      headers,
      body: deduplicate(body, headers, until > 0),
      freshUntil: until,
    };
  }

  /**
   * The stored body with the same bytes, if there is one. A response that must not be stored may
   * have such a body too: the page for unknown addresses, for example.
   */
  function deduplicate(body: Body, { etag }: OutgoingHttpHeaders, mayBeStored: boolean): Body {
    if (etag === undefined && !mayBeStored) return body;
    const tag = `${etag ?? digestOf(body.bytes)}`;
    const cached = bodies.get(tag)?.deref();
    if (cached?.bytes.equals(body.bytes)) return cached;
    if (mayBeStored) bodies.set(tag, new WeakRef(body));
    return body;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/", headers } = request;
    // An address with a response of its own is not looked up again.
    const isOwn = responses.has(url) && !prefersOtherForm(headers);
    const shared: SharedRequest = isOwn ? { url } : await sharedRequest(url, headers);
    const key = keyOf(shared);
    const cached = responses.get(key);
    const isHit = cached !== undefined && cached.freshUntil > Date.now();
    count?.(isHit ? "hit" : "miss");
    if (isHit) return send(cached, request, response);
    if (request.method === "HEAD" && cached === undefined && isDear(url)) {
      const passed = await responseTo("HEAD", shared.url, {
        ...forwarded(headers),
        ...shared.headers,
      });
      const { status, headers: given } = toStored(passed.statusCode, passed.headers, passed.bytes);
      response.writeHead(status, sentHeaders(given)).end();
      return;
    }
    // Requests that arrive meanwhile share the response, if the response is for everybody.
    const sharedResponse = pending.get(key);
    const pendingResponse =
      sharedResponse ?? requestFromServer(shared, headers).finally(() => pending.delete(key));
    pending.set(key, pendingResponse);
    const stored = await pendingResponse;
    const mustRequestAgain = sharedResponse !== undefined && isForOneVisitor(stored.headers);
    await send(
      mustRequestAgain ? await requestFromServer(shared, headers) : stored,
      request,
      response,
    );
  }

  return (request, response) => {
    const { method = "", headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    const handled =
      isRead && headers.authorization === undefined && !isPrivate(request)
        ? respond(request, response)
        : handler(request, response);
    handled.catch((error: unknown) => {
      log.error(error, `${method} ${request.url} failed`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** The server's response to a request. As a stream, its body is no text at any time. */
async function responseOf(
  handler: Handler,
  asked: { method: "GET" | "HEAD"; url: string; headers: IncomingHttpHeaders },
) {
  const response = await inject(
    (request, answer) => void handler(request, answer).catch((error) => answer.destroy(error)),
    { ...asked, payloadAsStream: true },
  );
  const { statusCode, headers: given } = response;
  const chunks: Buffer[] = await response.stream().toArray();
  // A body that came whole is not copied.
  const [only = Buffer.alloc(0)] = chunks;
  return {
    statusCode,
    headers: given,
    bytes: chunks.length > 1 ? Buffer.concat(chunks) : only,
  };
}

/** The headers of a request that the server gets too. */
const forwarded = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    ),
  );

const keyOf = ({ url, headers = {} }: SharedRequest): string =>
  [url, ...Object.values(headers)].join("\n");

/** The directives for this cache: its own header goes before `Cache-Control` (RFC 9213). */
const directivesOf = (headers: OutgoingHttpHeaders) =>
  new Map(
    `${headers[SITE_CACHE_CONTROL] ?? headers["cache-control"] ?? ""}`
      .toLowerCase()
      .split(",")
      .map((directive): [string, string] => {
        const [name = "", value = ""] = directive.trim().split("=");
        return [name, value];
      }),
  );

/** The time until which a response is fresh; 0 for a response that must not be stored. */
function freshUntil(headers: OutgoingHttpHeaders): number {
  const directives = directivesOf(headers);
  if (isForOneVisitor(headers)) return 0;
  const seconds = Number(directives.get("s-maxage") ?? directives.get("max-age") ?? 0);
  return seconds > 0 ? Date.now() + seconds * 1000 * FRESH_SHARE : 0;
}

function isForOneVisitor(headers: OutgoingHttpHeaders): boolean {
  const directives = directivesOf(headers);
  const isDirected = directives.has("private") || directives.has("no-store");
  return isDirected || headers["set-cookie"] !== undefined;
}

/** Sends a response in the smallest encoding that the request accepts, or a 304. */
async function send(stored: Stored, request: IncomingMessage, response: ServerResponse) {
  const { status, body } = stored;
  const headers = sentHeaders(stored.headers);
  if (status === 200 && headers.etag !== undefined && fresh(request.headers, headers)) {
    const { "content-type": _type, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  const accepted = body.isSmall ? [] : new Negotiator(request).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((each) => accepted.includes(each)) ?? "identity";
  const bytes = await body.as(encoding, isFromElsewhere(request) ? "one" : undefined);
  response.writeHead(status, {
    ...headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/**
 * Whether a program of another origin asks, such as the Studio's checks. It reads each page once, and
 * nobody waits for its bytes.
 */
const isFromElsewhere = ({ headers }: IncomingMessage): boolean => headers.origin !== undefined;

/** Stored headers as visitors get them: without the header for this cache. */
function sentHeaders(stored: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { [SITE_CACHE_CONTROL]: _, ...given } = stored;
  return { ...given, vary: varyOf(given) };
}

function varyOf({ vary = "" }: OutgoingHttpHeaders): string {
  const names = `${vary}, Accept-Encoding`.split(/,\s*/).filter(Boolean);
  return [...new Set(names)].join(", ");
}

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url");

/** The encodings of a text, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A smaller body fits into one packet with its headers anyway. */
const SMALLEST_BYTES = 1_000;

/** Content types that are compressed already: all images but SVG, and fonts. */
const COMPRESSED = /^(?:image\/(?!svg)|font\/)/;

/** How many visitors a response is for. */
type Readers = "many" | "one";

/**
 * Quality 10 is nearly as small as the best and takes a third of its time. For a response for one
 * visitor 0 suits: of an answer of 134 KB it makes 27.1 KB in 0.25 ms, and quality 1 25.8 in 0.5.
 */
const BROTLI_QUALITY: Record<Readers, number> = { many: 10, one: 0 };

/** A window of 256 KB holds a whole page. That of 4 MB takes megabytes of memory for each page. */
const BROTLI_WINDOW = 18;

/** The bytes of a response. Each encoding is made when it is first needed. */
class Body {
  readonly bytes: Buffer;
  readonly isSmall: boolean;
  readonly #readers: Readers;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer, type: string, readers: Readers) {
    this.bytes = bytes;
    this.#readers = readers;
    this.isSmall = bytes.length < SMALLEST_BYTES || COMPRESSED.test(type);
  }

  /** All encodings together are smaller than the bytes themselves. */
  size = (): number => 2 * this.bytes.length;

  /**
   * The bytes in an encoding.
   * @param readers for how many they are encoded now; by default for those of the response
   */
  as(encoding: Encoding, readers = this.#readers): Promise<Buffer> {
    const bytes = this.#encoded.get(encoding) ?? this.#encode(encoding, readers);
    if (readers === this.#readers) this.#encoded.set(encoding, bytes);
    return bytes;
  }

  async #encode(encoding: Encoding, readers: Readers): Promise<Buffer> {
    if (encoding === "identity") return this.bytes;
    if (encoding === "gzip") return promisify(gzip)(this.bytes);
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[readers],
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
    };
    // To hand as little as quality 0 takes to another thread would cost 0.3 ms more.
    return readers === "one"
      ? brotliCompressSync(this.bytes, options)
      : promisify(brotliCompress)(this.bytes, options);
  }
}
