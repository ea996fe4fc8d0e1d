import { parseArgs } from "node:util";
import { backUp, restore } from "./backup.ts";
import type { ImportPlan } from "./bring-in.ts";
import { writingClient } from "./client.ts";
import { compare, describeComparison } from "./compare.ts";
import { exportToFolder } from "./folder/write-folder.ts";
import { importFrom } from "./import.ts";
import { runInTerminal } from "./progress.ts";
import { describePlan } from "./report.ts";
import { isContent } from "./source.ts";
import { bringInTable, exportTable } from "./tables/table-verbs.ts";
import { withSource } from "./with-source.ts";
import { resume, undo } from "./write/apply.ts";
import { withLock } from "./write/lock.ts";
import { wholeMessage } from "./write/patience.ts";
import { describeWrite, type Write } from "./write/write.ts";

const usage = `Moves content in and out of the content lake: npm run content -- <verb> …
  export <folder> [--drafts]         documents and assets as files that read well in a diff
  diff <folder|.ndjson|.tar.gz>      where it and the content lake differ
  import <folder|.ndjson|.tar.gz>    what would be written; with --write, writes it
  table export <list> <file>         a list as .csv or .xlsx: figures, free-zones, redirects,
                                     metadata or advantages
  table import <list> <file>         the same back in, as import
  backup <file.tar.gz>               everything, as Sanity's own archive, read again and compared
  restore <file.tar.gz>              what would be put back; with --write, puts it back
  resume                             finishes what was broken off
  undo                               what taking the last import back would change; with --write,
                                     takes it back; what editors changed since stays
Options:
  --write                            write what the dry run showed
  --take <side>[:<id>[.<field>]]     where both changed a field: mine (the content lake's) or
                                     theirs (the file's); may be repeated
  --encoding <name>                  of a .csv file, such as windows-1257, when it is not told
Where it works: hosted Sanity when SANITY_PROJECT_ID and SANITY_API_WRITE_TOKEN are set,
otherwise the local content lake, which must be running (npm start).`;

const options = {
  drafts: { type: "boolean" },
  write: { type: "boolean" },
  take: { type: "string", multiple: true },
  encoding: { type: "string" },
  help: { type: "boolean" },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [verb, ...given] = positionals;
  if (values.help || verb === undefined) {
    console.log(usage);
    return;
  }
  const { client, lake } = writingClient();
  console.log(
    `Content lake: ${lake.apiHost ?? `Sanity project ${lake.projectId}`}, dataset ${lake.dataset}`,
  );
  const { write = false, take = [] } = values;
  const onPlan = (plan: ImportPlan) => console.log(describePlan(plan));
  const dryRun = "Nothing was written. To write it, add --write.";

  switch (verb) {
    case "export": {
      const [folder] = named(given, "export <folder>");
      const count = await runInTerminal("Export", (onProgress) =>
        exportToFolder(client, folder, { drafts: values.drafts ?? false, onProgress }),
      );
      return console.log(`${count.documents} documents and ${count.assets} assets in ${folder}.`);
    }
    case "diff": {
      const [path] = named(given, "diff <folder>");
      const comparison = await withSource(path, (source) => compare(client, source));
      return console.log(describeComparison(comparison));
    }
    case "import": {
      const [path] = named(given, "import <folder|.ndjson|.tar.gz>");
      await importFrom(client, path, { take, write, runPart: runInTerminal, onPlan });
      return console.log(write ? "Written." : dryRun);
    }
    case "table": {
      const [direction, list, path] = given;
      if (direction === "export" && list !== undefined && path !== undefined) {
        const rows = await exportTable(client, list, path);
        return console.log(`${rows} rows in ${path}.`);
      }
      if (direction !== "import" || list === undefined || path === undefined) {
        throw new Error("Write: table export|import <list> <file.csv|.xlsx>.");
      }
      const { encoding } = values;
      const settings = { take, write, encoding, runPart: runInTerminal, onPlan };
      await bringInTable(client, list, path, settings);
      return console.log(write ? "Written." : dryRun);
    }
    case "backup": {
      const [path] = named(given, "backup <file.tar.gz>");
      const count = await runInTerminal("Back up and compare", () => backUp(client, path));
      return console.log(`${count.documents} documents and ${count.assets} assets in ${path}.`);
    }
    case "restore": {
      const [path] = named(given, "restore <file.tar.gz>");
      const { lines } = await runInTerminal("Compare with the backup", () =>
        restore(client, path, { write }),
      );
      console.log(lines.join("\n"));
      return console.log(write ? "Restored, read again and compared." : dryRun);
    }
    case "resume": {
      const title = await runInTerminal("Finish what was broken off", (progress) =>
        withLock(client, "resume", () => resume(client, progress)),
      );
      return console.log(title === undefined ? "Nothing was broken off." : `Finished: ${title}.`);
    }
    case "undo": {
      const work = () => undo(client, { write });
      const undone = await runInTerminal("Undo", () =>
        write ? withLock(client, "undo", work) : work(),
      );
      if (undone === undefined) return console.log("There is nothing to undo.");
      const { title, writes, kept } = undone;
      console.log([title, ...writes.filter(isContentWrite).map(describeWrite)].join("\n"));
      if (kept.length > 0) console.log(`Changed since, and left: ${kept.join(", ")}`);
      return console.log(write ? "Undone." : dryRun);
    }
    default:
      throw new Error(`There is no verb "${verb}".\n${usage}`);
  }
}

/** Whether a change is one of content, not of this tool's own notes. */
function isContentWrite({ before, after }: Write): boolean {
  const document = after ?? before;
  return document !== null && isContent(document);
}

function named(given: readonly string[], form: string): [string] {
  const [first, ...others] = given;
  if (first === undefined || others.length > 0) {
    throw new Error(`Write: npm run content -- ${form}.`);
  }
  return [first];
}

main().catch((error: unknown) => {
  console.error(wholeMessage(error));
  process.exitCode = 1;
});
