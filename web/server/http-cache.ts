import { createHash } from "node:crypto";
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { inject } from "light-my-request";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** A server of requests, such as Next's (https://nextjs.org/docs/pages/guides/custom-server). */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type CacheOptions = {
  /** Is this a request whose response is for nobody else, whatever the response says? */
  isPrivate: (headers: IncomingHttpHeaders) => boolean;
  /** Is told of each response that was stored (hit), and that the server was asked for (miss). */
  count?: (cache: "hit" | "miss") => void;
};

/** A response as it was stored. */
type Stored = { status: number; headers: OutgoingHttpHeaders; body: Body; freshUntil: number };

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_BODIES = 500;

/**
 * A cache may ask sooner than it has to. It asks after this part of the time, so that what is published
 * shows well within the second that pages allow.
 */
const ASKS_AFTER = 0.3;

/** What of a request for everybody the server hears: nothing by which one visitor differs from another. */
const PASSED_ON = ["host", "x-request-id"];

/** Headers of a connection, or of an encoding, by which the stored response is not sent. */
const DROPPED = ["connection", "content-encoding", "content-length", "date", "transfer-encoding"];

/**
 * A small shared cache before a server, by the rules of HTTP (RFC 9111): it stores what `Cache-Control`
 * allows, as long as it allows, asks by ETag whether a stale response is still right, once for all who
 * ask meanwhile, and sends it where the server fails. It compresses each body once. It knows nothing of
 * what is served.
 */
export function httpCache(handler: Handler, { isPrivate, count }: CacheOptions): RequestListener {
  const stored = new LRUCache<string, Stored>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.size() + key.length + 1_000,
  });
  /** By their tags, so that one body under many addresses is stored, and compressed, once. */
  const bodies = new LRUCache<string, Body>({
    max: MAX_BODIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (body) => body.size() + 1,
  });
  const asked = new Map<string, Promise<Stored>>();

  async function ask(url: string, headers: IncomingHttpHeaders): Promise<Stored> {
    const old = stored.get(url);
    const passed = Object.fromEntries(
      PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
    );
    const etag = old?.headers.etag;
    const response = await inject(
      (request, answer) => void handler(request, answer).catch((error) => answer.destroy(error)),
      { url, headers: { ...passed, ...(etag !== undefined && { "if-none-match": `${etag}` }) } },
    ).catch((error: unknown) => {
      console.error(`GET ${url} failed:`, error);
      return { statusCode: 500, headers: {}, rawPayload: Buffer.alloc(0) };
    });
    if (old !== undefined && (response.statusCode === 304 || response.statusCode >= 500)) {
      const renewed = { ...old, freshUntil: freshUntil(old.headers) };
      stored.set(url, renewed);
      return renewed;
    }
    const made = storable(response.statusCode, response.headers, response.rawPayload);
    if (made.freshUntil > 0) stored.set(url, made);
    else stored.delete(url);
    return made;
  }

  function storable(status: number, given: OutgoingHttpHeaders, bytes: Buffer): Stored {
    const headers = Object.fromEntries(
      Object.entries(given).filter(([name]) => !DROPPED.includes(name)),
    );
    const until = freshUntil(headers);
    const body = new Body(bytes, `${headers["content-type"]}`);
    return { status, headers, body: until > 0 ? shared(body, headers) : body, freshUntil: until };
  }

  function shared(body: Body, { etag }: OutgoingHttpHeaders): Body {
    const tag = `${etag ?? digestOf(body.bytes)}`;
    const known = bodies.get(tag);
    if (known?.bytes.equals(body.bytes)) return known;
    bodies.set(tag, body);
    return body;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/", headers } = request;
    const known = stored.get(url);
    const isHit = known !== undefined && known.freshUntil > Date.now();
    count?.(isHit ? "hit" : "miss");
    if (isHit) return send(known, request, response);
    // Who asks meanwhile gets the same response, if everybody may.
    const ofAnother = asked.get(url);
    const asking = ofAnother ?? ask(url, headers).finally(() => asked.delete(url));
    asked.set(url, asking);
    const made = await asking;
    const isNotOurs = ofAnother !== undefined && isForOne(made.headers);
    await send(isNotOurs ? await ask(url, headers) : made, request, response);
  }

  return (request, response) => {
    const { method = "", headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    const answered =
      isRead && headers.authorization === undefined && !isPrivate(headers)
        ? respond(request, response)
        : handler(request, response);
    answered.catch((error: unknown) => {
      console.error(`${method} ${request.url} failed:`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** The values of a `Cache-Control` header, by their names. */
const directivesOf = (headers: OutgoingHttpHeaders) =>
  new Map(
    `${headers["cache-control"] ?? ""}`
      .toLowerCase()
      .split(",")
      .map((directive): [string, string] => {
        const [name = "", value = ""] = directive.trim().split("=");
        return [name, value];
      }),
  );

/** The time until which a response is fresh; 0 for one that may not be stored. */
function freshUntil(headers: OutgoingHttpHeaders): number {
  const directives = directivesOf(headers);
  if (isForOne(headers)) return 0;
  const seconds = Number(directives.get("s-maxage") ?? directives.get("max-age") ?? 0);
  return seconds > 0 ? Date.now() + seconds * 1000 * ASKS_AFTER : 0;
}

function isForOne(headers: OutgoingHttpHeaders): boolean {
  const directives = directivesOf(headers);
  const isSaid = directives.has("private") || directives.has("no-store");
  return isSaid || headers["set-cookie"] !== undefined;
}

/** Sends a response in the smallest encoding that the request accepts, or says that it is unchanged. */
async function send(made: Stored, request: IncomingMessage, response: ServerResponse) {
  const { status, body } = made;
  const headers: OutgoingHttpHeaders = { ...made.headers, vary: varyOf(made.headers) };
  if (status === 200 && headers.etag !== undefined && fresh(request.headers, headers)) {
    const { "content-type": _type, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  const accepted = body.isSmall ? [] : new Negotiator(request).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((each) => accepted.includes(each)) ?? "identity";
  const bytes = await body.as(encoding, isForOne(headers));
  response.writeHead(status, {
    ...headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function varyOf({ vary = "" }: OutgoingHttpHeaders): string {
  const names = `${vary}, Accept-Encoding`.split(/,\s*/).filter(Boolean);
  return [...new Set(names)].join(", ");
}

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url");

/** Ways to send a text, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Below this a text and its headers fit into one packet anyway. */
const SMALLEST_BYTES = 1_000;

/** What is small already: pictures but SVG, and fonts. */
const COMPRESSED = /^(?:image\/(?!svg)|font\/)/;

/** Nearly as small as the best, in a third of its time; and for one visitor a sixth larger, in half a millisecond. */
const BROTLI_QUALITY = { many: 10, one: 2 } as const;

/** The bytes of a response, each of whose encodings is made when it is first asked for. */
class Body {
  readonly bytes: Buffer;
  readonly isSmall: boolean;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer, type: string) {
    this.bytes = bytes;
    this.isSmall = bytes.length < SMALLEST_BYTES || COMPRESSED.test(type);
  }

  /** Its encodings take less than itself. */
  size = (): number => 2 * this.bytes.length;

  as(encoding: Encoding, isForOne: boolean): Promise<Buffer> {
    const bytes = this.#encoded.get(encoding) ?? this.#encode(encoding, isForOne);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }

  async #encode(encoding: Encoding, isForOne: boolean): Promise<Buffer> {
    if (encoding === "identity") return this.bytes;
    if (encoding === "gzip") return promisify(gzip)(this.bytes);
    return promisify(brotliCompress)(this.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[isForOne ? "one" : "many"],
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
      },
    });
  }
}
