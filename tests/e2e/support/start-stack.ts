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
const { hashFiles } = await import("#scripts/start/build-inputs.ts");
const { ROOT } = await import("#scripts/lib/project.ts");
const dataDir = stackEnvironment.NORDUNE_DATA_DIR;
for (const name of await readdir(dataDir).catch(() => [])) {
  if (name !== BUILT_STUDIO) await rm(join(dataDir, name), { recursive: true, force: true });
}
// Images of the same uploads, made by the same code, are the same in every stack.
const maker = ["scripts/content-lake/assets/*.ts", "package-lock.json"];
const imagesDir = join(ROOT, "node_modules/.cache/derived-images");
const ofThisMaker = hashFiles(ROOT, maker).digest("hex");
for (const name of await readdir(imagesDir).catch(() => [])) {
  if (name !== ofThisMaker) await rm(join(imagesDir, name), { recursive: true, force: true });
}
process.env.CONTENT_LAKE_IMAGES_DIR = join(imagesDir, ofThisMaker);
await import("#scripts/start/main.ts");
