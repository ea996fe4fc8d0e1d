#!/usr/bin/env node
import { runUntilStopped } from "./local-server/loopback-server.ts";
import { startContentLake } from "./server.ts";
import { readSettings, USAGE } from "./settings.ts";
import { messageOf } from "./values.ts";

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings) {
    const lake = await startContentLake(settings);
    console.log(`Content lake listening on ${lake.url}`);
    runUntilStopped(lake.close);
  } else console.log(USAGE);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
