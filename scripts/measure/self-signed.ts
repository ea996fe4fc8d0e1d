import { execFileSync } from "node:child_process";

/**
 * A key and a certificate that lists some host names, both in PEM and good for a day, for a browser
 * that is asked to believe anything, or a program that is told to trust it.
 * @throws when there is no `openssl`
 */
export function selfSigned(...hosts: [string, ...string[]]): { key: string; cert: string } {
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"];
  const names = ["-subj", `/CN=${hosts[0]}`];
  const alternatives = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`;
  const pem = execFileSync(
    "openssl",
    ["req", "-x509", ...curve, ...names, "-addext", alternatives, "-keyout", "-", "-out", "-"],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const [key = "", cert = ""] = pem.split(/(?=-----BEGIN CERTIFICATE)/);
  return { key, cert };
}
