import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/**
 * Hashes of the style sheet that sonner adds to a page, for the security policy. Sonner first adds
 * an empty style element, which has a hash too. Only a build has the package.
 * @returns source expressions
 * @throws Error when the package contains the sheet in another form
 */
export async function toastStyleHashes(): Promise<string[]> {
  const module = await readFile(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const [, sheet] = /^__insertCSS\((".+")\)/m.exec(module) ?? [];
  if (sheet === undefined) throw new Error("sonner no longer writes its sheet by __insertCSS.");
  return ["", JSON.parse(sheet)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
