// A front for the site of this machine: `npm run front`. With `-- --print` it only shows the
// configuration, for an nginx that something else runs.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runUntilStopped } from "@nordune/content-lake/local-server";
import { frontFromEnvironment } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { frontConfiguration, serverLines } from "./configuration.ts";
import { nginxExecutable } from "./executable.ts";
import { startNginx } from "./nginx.ts";

try {
  const { values } = parseArgs({ options: { print: { type: "boolean", default: false } } });
  const environment = readEnvironment();
  const front = frontFromEnvironment(environment);
  if (front === undefined) {
    throw new Error(
      "Set FRONT_URL, such as http://localhost:8080, and FRONT_SECRET, 16 characters or more, for both the site and its front: in .env, then start both.",
    );
  }
  const { protocol, port } = new URL(front.url);
  const directory = resolve(environment.NORDUNE_DATA_DIR, "front");
  const configuration = frontConfiguration({
    listen: protocol === "https:" ? `${port || 443} ssl` : port || "80",
    servers: serverLines(environment.FRONT_SITES ?? [`127.0.0.1:${environment.SITE_PORT}`]),
    secret: front.secret,
    fresh: "10s",
    directory,
  });
  if (values.print) {
    process.stdout.write(configuration);
  } else {
    const nginx = await startNginx({ directory, configuration, url: front.url });
    console.log(`Front: ${front.url}, by ${nginxExecutable()}; its log is ${directory}/error.log`);
    runUntilStopped(nginx.close);
    await nginx.ended;
  }
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
