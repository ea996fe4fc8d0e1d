import { parseArgs } from "node:util";
import { describePlan, packSource, wholeMessage } from "@nordune/content-tool";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { writingClient } from "#scripts/site-content/client.ts";
import { readFirstContent } from "./first-content.ts";
import { readReleases } from "./releases.ts";
import { type SeedOutcome, type SeedReport, seed } from "./seed.ts";

const usage = `Fills the content lake with the first content: npm run content -- seed [options]
  --blank        every page, menu and form with words to fill in, for a site of your own, as with
                 FIRST_CONTENT=blank; facts with their sources stay, and the tools that need them
  --dry-run      only say what would be written, by document and field
  --pack <file>  write it as Sanity's own archive (.tar.gz) instead, for sanity dataset import,
                 without its releases
  --force <id>   overwrite this document even though it was edited or deleted in the Studio, or
                 make this release of the seed again
  --into <dir>   the folder of a local content lake that does not run, which gets its first content,
                 unchecked: the tests have held it against the content model
  --help         show this text
Where it writes: hosted Sanity when SANITY_PROJECT_ID and SANITY_API_WRITE_TOKEN are set,
otherwise the local content lake, which must be running (npm start).`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      blank: { type: "boolean" },
      "dry-run": { type: "boolean", default: false },
      pack: { type: "string" },
      force: { type: "string", multiple: true },
      into: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const which = values.blank ? "blank" : readEnvironment().FIRST_CONTENT;
  const source = await readFirstContent(which);
  const releases = which === "site" ? await readReleases() : [];
  if (values.pack !== undefined) {
    const { documents, assets } = await packSource(source, values.pack);
    const rest = releases.map(({ metadata }) => `“${metadata.title}”`).join(", ");
    const without =
      rest && ` Not in it are the releases ${rest}, which a seed without --pack writes.`;
    return console.log(`${documents} documents and ${assets} assets in ${values.pack}.${without}`);
  }
  const { force, into: dataDir, "dry-run": isDry } = values;
  const { client, lake } = writingClient();
  const options = { source, which, releases, force, write: !isDry, onPart: console.log };
  if (dataDir === undefined) {
    const name = lake.apiHost ?? `Sanity project ${lake.projectId}`;
    console.log(`Content lake: ${name}, dataset ${lake.dataset}`);
    const report = await seed(client, options);
    if (!isDry) return console.log(summary(report));
    return console.log(
      [describePlan(report.plan), ...leftOutLines(report), "Nothing was written."].join("\n"),
    );
  }
  const { startContentLake } = await import("@nordune/content-lake");
  const { projectId, dataset } = lake;
  const own = await startContentLake({ port: 0, dataDir, projectId, datasets: [dataset] });
  try {
    const here = client.withConfig({ apiHost: own.url });
    console.log(summary(await seed(here, { ...options, check: false })));
  } finally {
    await own.close();
  }
}

const headings: [SeedOutcome, heading: string][] = [
  ["created", "Created"],
  ["updated", "Updated"],
  ["unchanged", "Unchanged"],
  ["keptEdited", "Kept (edited in the Studio)"],
  ["keptDeleted", "Kept (deleted in the Studio)"],
];

const leftOutLines = ({ leftOutReleases }: Pick<SeedReport, "leftOutReleases">) =>
  leftOutReleases.map(({ title, reason }) => `Release left out: “${title}”, ${reason}.`);

/** The summary of a run. It names each document that was kept, and how to overwrite it. */
function summary({ documents, uploadedPictures, left, leftOutReleases }: SeedReport): string {
  const kept = [...documents.keptEdited, ...documents.keptDeleted].join(", ");
  return [
    ...headings.map(([outcome, heading]) => `${heading.padEnd(30)}${documents[outcome].length}`),
    `${"Pictures uploaded".padEnd(30)}${uploadedPictures}`,
    ...(kept ? [`Kept as they are: ${kept}`, "To overwrite one, add: --force <id>"] : []),
    ...leftOutLines({ leftOutReleases }),
    ...(left.length > 0
      ? [`No longer in the seed, still in the content lake: ${left.join(", ")}`]
      : []),
  ].join("\n");
}

main().catch((error: unknown) => {
  console.error(wholeMessage(error));
  process.exitCode = 1;
});
