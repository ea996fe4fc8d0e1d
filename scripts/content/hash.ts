import { sha1 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const algorithms = { sha1, sha256 };

/**
 * The hash of a text, in hexadecimal digits. It is computed in JavaScript, because browsers compute
 * hashes only asynchronously.
 */
export function hash(algorithm: keyof typeof algorithms, text: string): string {
  return bytesToHex(algorithms[algorithm](utf8ToBytes(text)));
}
