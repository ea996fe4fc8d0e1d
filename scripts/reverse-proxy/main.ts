// Runs a reverse proxy for the site on this machine: `npm run front`. With `-- --print` it prints
// the configuration for another nginx.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runUntilStopped } from "@nordune/content-lake/local-server";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { frontConfiguration, serverLines } from "./configuration.ts";
import { nginxExecutable, startNginx } from "./nginx.ts";

try {
  const { values } = parseArgs({ options: { print: { type: "boolean", default: false } } });
  const environment = readEnvironment();
  const { FRONT_URL: url } = environment;
  const { protocol, port } = new URL(url);
  const directory = resolve(environment.NORDUNE_DATA_DIR, "front");
  const configuration = frontConfiguration({
    listen: protocol === "https:" ? `${port || 443} ssl` : port || "80",
    servers: serverLines(environment.FRONT_SITES ?? [`127.0.0.1:${environment.SITE_PORT}`]),
    directory,
  });
  if (values.print) {
    process.stdout.write(configuration);
  } else {
    const nginx = await startNginx({ directory, configuration, url });
    console.log(
      `Reverse proxy: ${url}, by ${nginxExecutable()}; its log is ${directory}/error.log`,
    );
    runUntilStopped(nginx.close);
    await nginx.ended;
  }
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
