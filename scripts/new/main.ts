// `npm run new`: writes the skeleton of a section, a page or a field in every place at once.

import { messageOf } from "#schemas/shared/error-message.ts";
import { ROOT } from "../lib/project.ts";
import { Changes } from "./changes.ts";
import { finish } from "./finish.ts";
import { plan } from "./plan.ts";
import { readRequest, USAGE } from "./request.ts";

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const request = readRequest(process.argv.slice(2));
  if (request === undefined) {
    console.log(USAGE);
    return;
  }
  const changes = new Changes(ROOT);
  const left = await plan(request.thing, changes, ROOT);
  if (!request.isDryRun) {
    changes.write();
    await finish(changes, ROOT);
  }
  console.log(report(changes, left, request.isDryRun));
}

function report({ created, edited }: Changes, left: string[], isDryRun: boolean): string {
  const would = isDryRun ? " there would be" : "";
  return [
    ...(created.length === 0 ? [] : [`New files${would}:`]),
    ...created.map((file) => `  ${file}`),
    `Changed files${would}:`,
    ...edited.map((file) => `  ${file}`),
    ...(isDryRun ? [] : ["  and what npm run typegen makes of them"]),
    "Left to do, in this order:",
    ...left.map((step, index) => `  ${index + 1}. ${step}`),
    `  ${left.length + 1}. npm run check, then npm test`,
    ...(isDryRun ? ["Nothing was written."] : []),
  ].join("\n");
}
