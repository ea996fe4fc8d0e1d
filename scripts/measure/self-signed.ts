import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A key and a certificate that says no more than its name, both in PEM. */
export type Certificate = { key: string; cert: string };

const DAY_MS = 24 * 60 * 60 * 1000;

const SEQUENCE = 0x30;
const SET = 0x31;
/**
 * Object identifiers in DER: ecdsa-with-SHA256 (1.2.840.10045.4.3.2), commonName (2.5.4.3) and
 * subjectAltName (2.5.29.17).
 */
const ECDSA_WITH_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");
const COMMON_NAME = Buffer.from("0603550403", "hex");
const ALTERNATIVE_NAMES = Buffer.from("0603551d11", "hex");

/**
 * Makes a certificate that is good for a day, for a browser that is asked to believe anything, or a
 * program that is told to trust it. Node can read certificates but not make them; this is RFC 5280,
 * 4.1, with the one extension that lists its host names.
 */
export function selfSigned(...hosts: [string, ...string[]]): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(hosts[0])))),
  );
  const names = der(SEQUENCE, ...hosts.map((host) => der(0x82, Buffer.from(host))));
  const extensions = der(SEQUENCE, der(SEQUENCE, ALTERNATIVE_NAMES, der(0x04, names)));
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const body = der(
    SEQUENCE,
    // Version 3, the one with extensions.
    der(0xa0, der(0x02, Buffer.from([0x02]))),
    // Positive, whatever its first bit.
    der(0x02, Buffer.from([0x01]), randomBytes(8)),
    algorithm,
    name,
    der(SEQUENCE, time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0x00]), sign("sha256", body, privateKey));
  const certificate = der(SEQUENCE, body, algorithm, signature).toString("base64");
  const lines = certificate.match(/.{1,64}/g)?.join("\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value in DER: its tag, its length, its content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** GeneralizedTime, to the second. */
function time(milliseconds: number): Buffer {
  const [text = ""] = new Date(milliseconds).toISOString().replace(/[-:T]/g, "").split(".");
  return der(0x18, Buffer.from(`${text}Z`));
}
