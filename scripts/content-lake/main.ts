import { startContentLake } from "./server.ts";
import { readSettings } from "./settings.ts";
import { messageOf } from "./values.ts";

try {
  const lake = await startContentLake(readSettings(process.env));
  console.log(`Content lake listening on ${lake.url}`);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await lake.close();
    process.exit(0);
  };
  process.once("SIGINT", close);
  process.once("SIGTERM", close);
  // Started by another program: when that is gone, nobody else would stop us.
  process.once("disconnect", close);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
