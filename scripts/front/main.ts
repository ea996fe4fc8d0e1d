// A reverse proxy for the site of this machine: `npm run front`. With `-- --print` it only shows the
// configuration, for an nginx that something else runs.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runUntilStopped } from "@nordune/content-lake/local-server";
import { reverseProxyFromEnvironment } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { frontConfiguration, serverLines } from "./configuration.ts";
import { nginxExecutable, startNginx } from "./nginx.ts";

try {
  const { values } = parseArgs({ options: { print: { type: "boolean", default: false } } });
  const environment = readEnvironment();
  const proxy = reverseProxyFromEnvironment(environment);
  if (proxy === undefined) {
    throw new Error(
      "Set FRONT_URL, such as http://localhost:8080, and FRONT_SECRET, 16 characters or more, for both the site and its reverse proxy: in .env, then start both.",
    );
  }
  const { protocol, port } = new URL(proxy.url);
  const directory = resolve(environment.NORDUNE_DATA_DIR, "front");
  const configuration = frontConfiguration({
    listen: protocol === "https:" ? `${port || 443} ssl` : port || "80",
    servers: serverLines(environment.FRONT_SITES ?? [`127.0.0.1:${environment.SITE_PORT}`]),
    secret: proxy.secret,
    fresh: "10s",
    directory,
  });
  if (values.print) {
    process.stdout.write(configuration);
  } else {
    const nginx = await startNginx({ directory, configuration, url: proxy.url });
    console.log(
      `Reverse proxy: ${proxy.url}, by ${nginxExecutable()}; its log is ${directory}/error.log`,
    );
    runUntilStopped(nginx.close);
    await nginx.ended;
  }
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
