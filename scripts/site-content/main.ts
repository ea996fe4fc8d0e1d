// `npm run content -- <verb> …`: the content tool, the seed and the checks of this site.

import { runContentTool } from "@nordune/content-tool";
import { messageOf } from "#schemas/shared/error-message.ts";
import { writingClient } from "./client.ts";
import { siteContent } from "./tool.ts";

const usage = `npm run content -- seed [--help]           the first content, again when it has changed
npm run content -- seed --blank            the same with words to fill in, for a site of your own
npm run content -- translations [--help]   texts to a translator and back: XLIFF, XLSX, CSV
npm run content -- confirm-loss [<site>]   that a large loss of content, which a running site does
                                           not follow yet, is meant; by default SITE_URL's site
npm run content -- sources [--help]        what the sources of figures and facts say today, kept for
                                           the Studio; nothing is published
npm run content -- check                   what the team has to fix on the running site
npm run content -- <verb> …                as below
Where it works: hosted Sanity when SANITY_PROJECT_ID and SANITY_API_WRITE_TOKEN are set,
otherwise the local content lake, which must be running (npm start).
`;

const programs: Record<string, () => Promise<unknown>> = {
  seed: () => import("../seed/main.ts"),
  translations: () => import("./translations/command.ts"),
  "confirm-loss": () => import("./confirm-loss-command.ts"),
  sources: () => import("../sources/main.ts"),
  check: () => import("../check-content/main.ts"),
};

const [verb = "", ...others] = process.argv.slice(2);
if (Object.hasOwn(programs, verb)) {
  process.argv.splice(2, 1);
  await programs[verb]?.();
} else {
  if (verb === "" || verb === "--help") console.log(usage);
  try {
    const { client } = writingClient();
    await runContentTool(verb === "" ? [] : [verb, ...others], siteContent(client));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
