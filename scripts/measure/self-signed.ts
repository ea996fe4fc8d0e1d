import { generate } from "selfsigned";

/**
 * Makes a certificate, in PEM with its key, for a browser that is asked to believe anything, or a
 * program that is told to trust it.
 */
export async function selfSigned(...hosts: [string, ...string[]]) {
  const { private: key, cert } = await generate([{ name: "commonName", value: hosts[0] }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2, value })) }],
  });
  return { key, cert };
}
