import { messageOf } from "#schemas/shared/error-message.ts";
import { runUntilStopped } from "../lib/run-until-stopped.ts";
import { startContentLake } from "./server.ts";
import { readSettings } from "./settings.ts";

try {
  const lake = await startContentLake(readSettings(process.env));
  console.log(`Content lake listening on ${lake.url}`);
  runUntilStopped(lake.close);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
