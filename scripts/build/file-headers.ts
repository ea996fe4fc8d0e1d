// `npx node scripts/build/file-headers.ts`: prints the headers of a built site's responses as JSON, for
// hosts that serve scripts, pictures and other files past Next. What a page says of its own lifetime
// and of its links is left out.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { ROOT } from "../lib/project.ts";

/** The part that this program needs of the configuration that Next writes into a build. */
type BuiltConfig = { config: { env: { SITE_HEADERS: string } } };

try {
  const build = join(ROOT, "web", readEnvironment().NORDUNE_BUILD_DIR);
  const file = await readFile(join(build, "required-server-files.json"), "utf8");
  const { config }: BuiltConfig = JSON.parse(file);
  const { visitor }: { visitor: Record<string, string> } = JSON.parse(config.env.SITE_HEADERS);
  const { "Cache-Control": _lifetime, "Speculation-Rules": _links, ...headers } = visitor;
  console.log(JSON.stringify(headers, null, 2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
