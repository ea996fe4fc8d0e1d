import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startContentLake } from "@nordune/content-lake";
import { execa } from "execa";
import { messageOf } from "#schemas/shared/error-message.ts";
import { ROOT } from "#scripts/lib/project.ts";

const usage = `Imports a list of free zones into a content lake of its own, in a process with little memory:
npm run measure:import [-- --rows <n> --megabytes <n>]
  --rows       rows of the list, 10000 unless told
  --megabytes  heap that the import may use, 512 unless told; it fails when that is too little`;

const header = "Name;Emirate;Kind;Text;Benefits;Best for;Image;Image: Alternative text";

/** A row as a client would fill it in. */
function row(index: number): string {
  const text = `The zone number ${index} licenses small firms and lets them work from shared offices.`;
  const benefits = '"No customs duties inside the zone\nOffices from one desk up"';
  return `Zone ${index};Dubai;Niche;"${text}";${benefits};"Trade\nLogistics";hero.webp;The skyline`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rows: { type: "string", default: "10000" },
      megabytes: { type: "string", default: "512" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const dataDir = await mkdtemp(join(tmpdir(), "measure-import-"));
  const lake = await startContentLake({
    port: 0,
    projectId: "local",
    log: () => {},
    dataDir: join(dataDir, "lake"),
  });
  try {
    const run = (...args: string[]) =>
      execa(process.execPath, args, { cwd: ROOT, env: { CONTENT_LAKE_URL: lake.url } });
    await run("scripts/seed/main.ts");
    const list = join(dataDir, "zones.csv");
    const rows = Array.from({ length: Number(values.rows) }, (_, index) => row(index));
    await writeFile(list, [header, ...rows].join("\n"));
    const start = performance.now();
    const heap = `--max-old-space-size=${values.megabytes}`;
    const tool = "scripts/content/main.ts";
    await run(heap, tool, "table", "import", "free-zones", list, "--write");
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${values.rows} rows in ${seconds} s, with a heap of ${values.megabytes} MB.`);
  } finally {
    await lake.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
