// Starts the inbox alone: `node scripts/inbox/main.ts`. `npm start` and `npm run dev` start it too.

import { runUntilStopped } from "@nordune/content-lake/local-server";
import { messageOf } from "#schemas/shared/error-message.ts";
import { startInbox } from "./server.ts";

try {
  // An empty value counts as unset.
  const port = Number(process.env.INBOX_PORT || 3998);
  const dataDir = process.env.INBOX_DATA_DIR || ".data/inbox";
  const inbox = await startInbox({ port, dataDir, log: console.log });
  console.log(`Inbox: ${inbox.url}`);
  runUntilStopped(inbox.close);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
