import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Ways to send a text, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;

type Encoding = (typeof ENCODINGS)[number];

/**
 * Of what many visitors get: nearly as small as the best, in a third of its time, for a published
 * page is waited for. And of what is made for one visitor: a sixth larger, in half a millisecond.
 */
const BROTLI_QUALITY = { many: 10, one: 2 } as const;

/** Whom a text is made for; a picture is small already, for whomever. */
type Audience = keyof typeof BROTLI_QUALITY | "none";

/** Below this a text and its headers fit into one packet anyway. */
const SMALLEST_BYTES = 1000;

/** What the encodings of a text take together, in shares of the text. */
const ENCODED_SHARE = 0.6;

/** The smallest encoding of those that a request accepts (RFC 9110, 12.5.3). */
export function bestEncoding(acceptEncoding = "identity"): Encoding {
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  return ENCODINGS.find((each) => negotiator.encodings([each]).length > 0) ?? "identity";
}

/** A text in every encoding; each is made when it is first asked for, and then cached. */
export class EncodedText {
  readonly #cache = new Map<Encoding, Promise<Buffer>>();
  readonly #audience: Audience;
  readonly text: Buffer;
  /** Names the content, in whichever encoding. */
  readonly etag: string;

  constructor(text: Buffer, audience: Audience = "many") {
    this.text = text;
    this.#audience = audience;
    this.etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  }

  /** Bytes of memory, with every encoding. */
  get size(): number {
    return Math.ceil(this.text.length * (1 + ENCODED_SHARE)) + 1;
  }

  /** The encoding that is sent to those who would like `wanted`. */
  encodingFor(wanted: Encoding): Encoding {
    const isSmall = this.text.length < SMALLEST_BYTES || this.#audience === "none";
    return isSmall ? "identity" : wanted;
  }

  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === "identity") return this.text;
    const made = this.#cache.get(encoding) ?? this.#encode(encoding);
    this.#cache.set(encoding, made);
    return made;
  }

  #encode(encoding: "br" | "gzip"): Promise<Buffer> {
    if (encoding === "gzip") return gzipped(this.text, { level: constants.Z_BEST_COMPRESSION });
    return brotli(this.text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[this.#audience === "one" ? "one" : "many"],
        [constants.BROTLI_PARAM_SIZE_HINT]: this.text.length,
      },
    });
  }
}
