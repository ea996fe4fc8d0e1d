// The command line in a process of its own: `node run-command.ts <address of a lake> <verb> …`.
import { createClient } from "@sanity/client";
import { runContentTool } from "../index.ts";
import { toolFor } from "./project.ts";

const [, , apiHost = "", ...args] = process.argv;
const client = createClient({
  projectId: "local",
  dataset: "production",
  apiVersion: "2025-02-19",
  apiHost,
  useProjectHostname: false,
  useCdn: false,
  perspective: "raw",
  maxRetries: 0,
});
await runContentTool(args, toolFor(client));
