import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Speaks as much of Redis's protocol (RESP) as publishing and subscribing take, so that no test
 * needs a Redis installed; closed after the test.
 */
export async function startRedisStandIn(port = 0) {
  const connections = new Set<Socket>();
  const subscribers = new Map<Socket, string>();
  const answer = (socket: Socket, [name = "", channel = "", message = ""]: string[]) => {
    const command = name.toUpperCase();
    if (command === "SUBSCRIBE") {
      subscribers.set(socket, channel);
      socket.write(`*3\r\n${bulk("subscribe")}${bulk(channel)}:1\r\n`);
    } else if (command === "PUBLISH") {
      for (const [subscriber, wanted] of subscribers) {
        if (wanted === channel) {
          subscriber.write(`*3\r\n${bulk("message")}${bulk(channel)}${bulk(message)}`);
        }
      }
      socket.write(":1\r\n");
    } else socket.write(command === "INFO" ? bulk("loading:0") : "+OK\r\n");
  };
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      connections.delete(socket);
      subscribers.delete(socket);
    });
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      received += text;
      for (;;) {
        const command = takeCommand(received);
        if (command === undefined) return;
        received = command.rest;
        answer(socket, command.words);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const listensOn = typeof address === "object" && address ? address.port : 0;
  const close = async () => {
    for (const socket of connections) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return {
    port: listensOn,
    url: `redis://127.0.0.1:${listensOn}`,
    subscriptions: () => subscribers.size,
    close,
  };
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

/** The first whole command: an array of texts, each with its length before it. */
function takeCommand(text: string): { words: string[]; rest: string } | undefined {
  const parts = text.split("\r\n");
  const count = Number(/^\*(\d+)$/.exec(parts[0] ?? "")?.[1]);
  if (Number.isNaN(count) || parts.length < 2 * count + 2) return undefined;
  const words = Array.from({ length: count }, (_, index) => parts[2 * index + 2] ?? "");
  return { words, rest: parts.slice(2 * count + 1).join("\r\n") };
}
