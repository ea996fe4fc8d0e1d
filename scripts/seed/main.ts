import { parseArgs } from "node:util";
import { wholeMessage } from "@nordune/content-tool";
import { writingClient } from "#scripts/site-content/client.ts";
import { seedDocuments } from "./content/index.ts";
import { seed } from "./seed.ts";
import { summary } from "./summary.ts";

const usage = `Fills the content lake with the first content: npm run content -- seed [options]
  --force <id>   overwrite this document even though it was edited or deleted in the Studio
  --unchecked    without holding it against the content model, which the tests have done
  --help         show this text
Where it writes: hosted Sanity when SANITY_PROJECT_ID and SANITY_API_WRITE_TOKEN are set,
otherwise the local content lake, which must be running (npm start).`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      force: { type: "string", multiple: true },
      unchecked: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { client, lake } = writingClient();
  console.log(
    `Content lake: ${lake.apiHost ?? `Sanity project ${lake.projectId}`}, dataset ${lake.dataset}`,
  );
  const report = await seed(client, {
    documents: seedDocuments,
    force: values.force,
    check: !values.unchecked,
    onPart: console.log,
  });
  console.log(summary(report));
}

main().catch((error: unknown) => {
  console.error(wholeMessage(error));
  process.exitCode = 1;
});
