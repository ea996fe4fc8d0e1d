import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { stackEnvironment } from "./stack.ts";

// Starts the system as `npm start` does, on an empty content lake. Variables of a developer's shell
// or .env must not point tests at a hosted service.
for (const name of Object.keys(process.env)) {
  if (
    /^(SANITY_|NEXT_PUBLIC_EMAILJS_|SITE_|FRONT_|STUDIO_|CONTENT_LAKE_|INBOX_|FIRST_CONTENT)/.test(
      name,
    )
  ) {
    delete process.env[name];
  }
}
Object.assign(process.env, stackEnvironment);

// The builds of site and Studio stay. They are made anew when what they are made from has changed.
const { BUILT_STUDIO } = await import("#scripts/start/programs.ts");
const dataDir = stackEnvironment.NORDUNE_DATA_DIR;
for (const name of await readdir(dataDir).catch(() => [])) {
  if (name !== BUILT_STUDIO) await rm(join(dataDir, name), { recursive: true, force: true });
}
await import("#scripts/start/main.ts");
