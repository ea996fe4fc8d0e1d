import { parseArgs } from "node:util";
import { backUp, restore } from "./backup.ts";
import { compare, describeComparison } from "./compare.ts";
import type { ContentToolConfig } from "./config.ts";
import { exportToFolder } from "./folder/write-folder.ts";
import { type ImportPlan, importFrom } from "./import.ts";
import { runInTerminal } from "./progress.ts";
import { describePlan } from "./report.ts";
import { wholeMessage } from "./retries.ts";
import { isContent } from "./source.ts";
import { exportTable, importTable } from "./tables/table-verbs.ts";
import { withSource } from "./with-source.ts";
import { resume, undo } from "./write/apply.ts";
import { withLock } from "./write/lock.ts";
import { describeWrite, type Write } from "./write/write.ts";

const usage = (lists: readonly string[]) => `Moves content in and out of the content lake: <verb> …
  export <folder> [--drafts]         documents and assets as files that read well in a diff
  diff <folder|.ndjson|.tar.gz>      where it and the content lake differ
  import <folder|.ndjson|.tar.gz>    what would be written; with --write, writes it
  table export <list> <file>         a list as .csv or .xlsx: ${lists.join(", ") || "there are none"}
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
  --encoding <name>                  of a .csv file, such as windows-1257, when it is not told`;

const options = {
  drafts: { type: "boolean" },
  write: { type: "boolean" },
  take: { type: "string", multiple: true },
  encoding: { type: "string" },
  help: { type: "boolean" },
} as const;

/**
 * The tool's command line; what goes wrong is printed, and the process fails.
 * @param args the verb with what belongs to it
 */
export async function runContentTool(
  args: readonly string[],
  tool: ContentToolConfig,
): Promise<void> {
  try {
    await run(args, tool);
  } catch (error) {
    console.error(wholeMessage(error));
    process.exitCode = 1;
  }
}

async function run(args: readonly string[], tool: ContentToolConfig): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb, ...given] = positionals;
  const help = usage(Object.keys(tool.lists ?? {}));
  if (values.help || verb === undefined) return console.log(help);
  const { client } = tool;
  const { apiHost, projectId, dataset, useProjectHostname } = client.config();
  const place = useProjectHostname === false ? apiHost : `Sanity project ${projectId}`;
  console.log(`Content lake: ${place}, dataset ${dataset}`);
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
      await importFrom(tool, path, { take, write, runPart: runInTerminal, onPlan });
      return console.log(write ? "Written." : dryRun);
    }
    case "table": {
      const [direction, list, path] = given;
      if (direction === "export" && list !== undefined && path !== undefined) {
        const rows = await exportTable(tool, list, path);
        return console.log(`${rows} rows in ${path}.`);
      }
      if (direction !== "import" || list === undefined || path === undefined) {
        throw new Error("Write: table export|import <list> <file.csv|.xlsx>.");
      }
      const { encoding } = values;
      const settings = { take, write, encoding, runPart: runInTerminal, onPlan };
      await importTable(tool, list, path, settings);
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
      throw new Error(`There is no verb "${verb}".\n${help}`);
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
    throw new Error(`Write: ${form}.`);
  }
  return [first];
}
