import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";

/** Ways to send a text, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;

/**
 * Of what many visitors get: nearly as small as the best, in a third of its time, for a published
 * page is waited for. And of what is made for one visitor: a sixth larger, in half a millisecond.
 */
const BROTLI_QUALITY = { many: 10, one: 2 } as const;

/** Below this a text and its headers fit into one packet anyway. */
const SMALLEST_BYTES = 1000;

/** What is small already. */
const PICTURE = /^image\/(?!svg)/;

const encode = {
  br: (text: Buffer, quality: number) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (text: Buffer) => text,
};

/** An answer that costs nothing any more but its bytes. */
export type FinishedAnswer = ReturnType<typeof finishedAnswer>;

/**
 * Makes an answer of a text; each of its encodings is made when it is first asked for.
 * @param given headers of the text, by names in lower case
 * @param audience nothing keeps what is made for one visitor, and nobody asks for it again by its name
 */
export function finishedAnswer(
  status: number,
  { etag: _, vary = "", ...given }: OutgoingHttpHeaders,
  text: Buffer,
  audience: keyof typeof BROTLI_QUALITY = "many",
) {
  const varying = new Set(`${vary}, Accept-Encoding`.split(/,\s*/).filter(Boolean));
  const headers: OutgoingHttpHeaders = {
    ...given,
    ...(audience === "one"
      ? { "cache-control": "private, no-store" }
      : { etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` }),
    vary: [...varying].join(", "),
  };
  const isSmall = text.length < SMALLEST_BYTES || PICTURE.test(`${headers["content-type"]}`);
  const encoded = new Map<(typeof ENCODINGS)[number], Promise<Buffer>>();

  return {
    status,
    /** All but those that depend on the encoding. */
    headers,
    text,
    /**
     * Sends it in the smallest encoding that the request accepts (RFC 9110, 12.5.3), or says that the
     * copy which the visitor has is still right. Never rejects.
     */
    async send({ headers: asked }: Pick<IncomingMessage, "headers">, response: ServerResponse) {
      if (status === 200 && headers.etag !== undefined && fresh(asked, headers)) {
        const { "content-type": _type, ...rest } = headers;
        response.writeHead(304, rest).end();
        return;
      }
      const accepted = isSmall ? [] : new Negotiator({ headers: asked }).encodings([...ENCODINGS]);
      const encoding = ENCODINGS.find((each) => accepted.includes(each)) ?? "identity";
      const body = encoded.get(encoding) ?? encode[encoding](text, BROTLI_QUALITY[audience]);
      encoded.set(encoding, body);
      const bytes = await body;
      response.writeHead(status, {
        ...headers,
        ...(encoding !== "identity" && { "content-encoding": encoding }),
        "content-length": bytes.length,
      });
      response.end(bytes);
    },
  };
}
