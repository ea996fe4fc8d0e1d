import type { Server } from "node:http";
import { onTestFinished } from "vitest";

/** Opens a server on a free port, closed after the test. @returns its address */
export async function listenDuringTest(server: Server): Promise<string> {
  // On a busy machine the default of 5 s may end while a test is about to reuse the connection.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}
