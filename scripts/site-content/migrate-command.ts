import { parseArgs } from "node:util";
import { wholeMessage } from "@nordune/content-tool";
import { writingClient } from "./client.ts";
import { migrateContent } from "./migrate.ts";

const usage = `Brings stored content to the shape of today's content model: npm run content -- migrate [--write]
Without --write it only says which documents would change. Run it before the seed, and before editors
open the Studio of a new version; run again, it changes nothing.`;

try {
  const { values } = parseArgs({
    options: { write: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  const { write, help } = values;
  if (help) console.log(usage);
  else {
    const done = await migrateContent(writingClient().client, { write });
    for (const { title, ids } of done) console.log(`${title}: ${ids.join(", ")}`);
    if (done.length === 0) console.log("The content has the shape of the content model.");
    else if (!write) console.log("Nothing was written. To write it, add --write.");
  }
} catch (error) {
  console.error(wholeMessage(error));
  process.exitCode = 1;
}
