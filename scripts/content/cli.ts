import { parseArgs } from "node:util";
import { backUp, restore } from "./backup.ts";
import type { ContentToolConfig } from "./config.ts";
import { wholeMessage } from "./document.ts";
import { type Counts, exportToFolder } from "./export.ts";
import { importFrom } from "./import-files.ts";
import { packSource } from "./pack.ts";
import { writesOf } from "./plan.ts";
import { withSource } from "./read-source.ts";
import { describePlan } from "./report.ts";
import { type RunToUndo, undo } from "./runs.ts";
import { exportTable, importTable } from "./tables/table.ts";

const usage = (lists: readonly string[]) => `Moves content in and out of the content lake: <verb> …
  export <folder> [--drafts]         documents and assets as files that read well in a diff
  import <folder|.ndjson|.tar.gz>    how it and the content lake differ, and what would be written
  pack <folder> <file.tar.gz>        it as Sanity's own archive, which sanity dataset import reads
  table export <list> <file>         a list as .csv or .xlsx: ${lists.join(", ") || "there are none"}
  table import <list> <file>         the same back in, as import
  backup <file.tar.gz>               everything, as Sanity's own archive, read again and compared
  restore <file.tar.gz>              what would be put back, and what would go
  undo                               what taking the last import back would change; what editors
                                     changed since stays
Options:
  --write                            do what import, restore or undo have shown
  --take <side>[:<id>[.<field>]]     where both changed a field: mine (the content lake's) or
                                     theirs (the file's); may be repeated
  --even-so                          take a list although a column seems to be sorted or moved
                                     without the others
  --encoding <name>                  of a .csv file, such as windows-1257, when it is not told`;

const options = {
  drafts: { type: "boolean", default: false },
  write: { type: "boolean", default: false },
  take: { type: "string", multiple: true },
  "even-so": { type: "boolean", default: false },
  encoding: { type: "string" },
  help: { type: "boolean" },
} as const;

/**
 * The command line of the tool. An error is printed and sets the exit code.
 * @param args the verb and its arguments
 */
export async function runContentTool(
  args: readonly string[],
  tool: ContentToolConfig,
): Promise<void> {
  try {
    console.log(await run(args, tool));
  } catch (error) {
    console.error(wholeMessage(error));
    process.exitCode = 1;
  }
}

async function run(args: readonly string[], tool: ContentToolConfig): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { write, drafts } = values;
  const help = usage(Object.keys(tool.lists ?? {}));
  if (values.help || positionals.length === 0) return help;
  const { client } = tool;
  const { apiHost, projectId, dataset, useProjectHostname } = client.config();
  const place = useProjectHostname === false ? apiHost : `Sanity project ${projectId}`;
  console.log(`Content lake: ${place}, dataset ${dataset}`);

  const settings = { ...values, evenSo: values["even-so"], onPart: sayPart };
  async function done(plan: Parameters<typeof describePlan>[0], what: string): Promise<string> {
    const said = write ? what : "Nothing was written. To write it, add --write.";
    const notice = await tool.notice?.(writesOf(plan.steps), write);
    return [describePlan(plan), said, notice].filter((part) => part !== undefined).join("\n");
  }
  const counted = ({ documents, assets }: Counts, place = path) =>
    `${documents} documents and ${assets} assets in ${place}.`;
  const [verb, path = "", list = "", file = ""] = positionals;
  switch (`${verb === "table" ? `table ${path}` : verb} ${positionals.length - 1}`) {
    case "export 1":
      return counted(await exportToFolder(client, path, { drafts }));
    case "import 1":
      return done(await importFrom(tool, path, settings), "Written.");
    case "pack 2":
      return counted(await withSource(path, (source) => packSource(source, list)), list);
    case "table export 3":
      return `${await exportTable(tool, list, file)} rows in ${file}.`;
    case "table import 3":
      return done(await importTable(tool, list, file, settings), "Written.");
    case "backup 1":
      sayPart("Back up, read again and compare");
      return counted(await backUp(client, path));
    case "restore 1":
      sayPart("Compare with the backup");
      return done(
        await restore(client, path, { write }),
        "Restored, and compared with the backup.",
      );
    case "undo 0": {
      const undone = await undo(client, { write, onRun: sayRun });
      return undone === undefined ? "There is nothing to undo." : done(undone, "Undone.");
    }
    default:
      throw new Error(`“${positionals.join(" ")}” is not understood.\n${help}`);
  }
}

/** Names the run before it is taken back: an import that failed left none, and this is an older one. */
function sayRun({ title, at, documents }: RunToUndo): void {
  const time = `${at.slice(0, 16).replace("T", " ")} UTC`;
  console.log(
    `Takes back: ${title}, of ${time}, ${documents} document${documents === 1 ? "" : "s"}.`,
  );
}

const sayPart = (title: string) => console.log(`${title} …`);
