import { rm } from "node:fs/promises";
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
await rm(stackEnvironment.NORDUNE_DATA_DIR, { recursive: true, force: true });
await import("#scripts/start/main.ts");
