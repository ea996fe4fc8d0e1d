import { startLoopbackServer } from "@nordune/content-lake/local-server";
import { createInboxApp } from "./app.ts";
import { createChanges } from "./changes.ts";
import { createFailureSwitch } from "./failure-switch.ts";
import { openMessageStore } from "./message-store.ts";

export interface Inbox {
  /** `http://localhost:<port>`: the page, and the `origin` to give @emailjs/browser. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Starts the lead inbox: a stand-in for the email service's API on this machine, with a page that
 * shows what arrived. With `port: 0` the system chooses a free port.
 * @throws Error when NODE_ENV is "production", the port is taken or the folder is not writable
 */
export async function startInbox(options: {
  port: number;
  dataDir: string;
  log?: (line: string) => void;
}): Promise<Inbox> {
  if (process.env.NODE_ENV === "production") {
    throw new Error(
      "The inbox is for development and refuses NODE_ENV=production. Unset NODE_ENV, or set the NEXT_PUBLIC_EMAILJS_* variables to use EmailJS.",
    );
  }
  const store = openMessageStore(options.dataDir);
  const changes = createChanges();
  const failureSwitch = createFailureSwitch({ onChange: changes.announce });
  const app = createInboxApp({ store, failureSwitch, changes, log: options.log ?? (() => {}) });
  try {
    const server = await startLoopbackServer({ fetch: app.fetch, port: options.port });
    let closed: Promise<void> | undefined;
    return {
      url: server.url,
      port: server.port,
      close: () => {
        closed ??= server.close().then(store.close);
        return closed;
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}
