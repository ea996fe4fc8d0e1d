// The inbox by itself: `node scripts/inbox/main.ts`. `npm start` and `npm run dev` start it too.

import { runUntilStopped } from "@nordune/content-lake/local-server";
import { z } from "zod";
import { messageOf } from "#schemas/shared/error-message.ts";
import { startInbox } from "./server.ts";

const environmentSchema = z.object({
  INBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3998),
  INBOX_DATA_DIR: z.string().default(".data/inbox"),
});

try {
  // An empty value counts as unset.
  const set = Object.entries(process.env).filter(([, value]) => value !== "");
  const environment = environmentSchema.safeParse(Object.fromEntries(set));
  if (!environment.success) throw new Error(z.prettifyError(environment.error));
  const inbox = await startInbox({
    port: environment.data.INBOX_PORT,
    dataDir: environment.data.INBOX_DATA_DIR,
    log: console.log,
  });
  console.log(`Inbox: ${inbox.url}`);
  runUntilStopped(inbox.close);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
