import { generate } from "selfsigned";

/**
 * Creates a certificate with its key in PEM, for a browser or a program that is told to trust it.
 */
export async function selfSigned(...hosts: [string, ...string[]]) {
  const { private: key, cert } = await generate([{ name: "commonName", value: hosts[0] }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2, value })) }],
  });
  return { key, cert };
}
