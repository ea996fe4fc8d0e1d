import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";
import type { WebhookConfig } from "../index.ts";

export type Delivery = {
  headers: IncomingHttpHeaders;
  text: string;
  body: Record<string, unknown>;
};

/** A site that writes down what it hears. @param answer the status for the nth delivery, its text */
export async function startReceiver(
  answer: (nth: number, text: string) => number = () => 200,
  port = 0,
) {
  const deliveries: Delivery[] = [];
  let calls = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    calls += 1;
    const status = answer(calls, text);
    if (status === 200) deliveries.push({ headers: request.headers, text, body: JSON.parse(text) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const address = server.address();
  const used = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${used}/hook`,
    port: used,
    deliveries,
    close,
    calls: () => calls,
  };
}

export const webhook = (url: string, extra: Partial<WebhookConfig> = {}): WebhookConfig => ({
  name: "site",
  url,
  on: ["create", "update", "delete"],
  ...extra,
});
