import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvFile } from "node:process";
import { defineCliConfig } from "sanity/cli";
import { contentLakeFromEnvironment } from "../schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "../schemas/shared/environment/environment.ts";
import { bakedVariableDefinitions } from "../schemas/shared/environment/studio-variables.ts";
import { loopbackHosts } from "./local/loopback-hosts.ts";
import { offlinePage } from "./sanity-patches/offline-page.ts";

/** The Studio runs in its own folder, and the file with the variables is in the project's root. */
const environmentFile = path.resolve(import.meta.dirname, "..", ".env");
if (existsSync(environmentFile)) loadEnvFile(environmentFile);

const environment = readEnvironment();
const { projectId, dataset, apiHost } = contentLakeFromEnvironment(environment);

/** No site may frame the Studio. The Studio frames the site. */
const headers = {
  "Content-Security-Policy": "frame-ancestors 'none'; object-src 'none'",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

export default defineCliConfig({
  api: { projectId, dataset },
  server: { hostname: "localhost", port: environment.STUDIO_PORT },
  deployment: { autoUpdates: false },
  vite: {
    define: bakedVariableDefinitions(),
    server: { headers },
    preview: { headers },
    plugins: [loopbackHosts, apiHost !== undefined && offlinePage(apiHost)],
  },
});
