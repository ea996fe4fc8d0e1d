import { isRecord } from "#schemas/record.ts";
import type { BrowserScript } from "./scripts.ts";

/**
 * Path at which pages ask for a script. The build writes the paths into the code of the site
 * (next.config.mjs), so that a server needs nothing but the build.
 * @throws Error outside of a build of the site
 */
export function scriptAddress(name: BrowserScript): string {
  const addresses: unknown = JSON.parse(process.env.BUILT_SCRIPTS ?? "{}");
  const address = isRecord(addresses) ? addresses[name] : undefined;
  if (typeof address === "string") return address;
  throw new Error(`The script "${name}" was not built: next.config.mjs has it built.`);
}
