import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import { isLoopbackHost, isLoopbackOrigin } from "../local-server/loopback-host.ts";
import { authorIn } from "./request.ts";

const HEARTBEAT_MS = 20_000;
const MAX_MESSAGE_BYTES = 256 * 1024;
/** A tab with this much unread data no longer reads. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
const SOCKET_PATH = /^\/v[^/]+\/socket\/([^/?]+)/;

const call = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.looseObject({ session: z.unknown(), data: z.unknown() }).partial().default({}),
});

/** What a tab says of itself: which session it is, beside where its editor is. */
const announced = z.looseObject({ sessionId: z.string() });

type Member = {
  room: string;
  person: string;
  subscriptions: Set<string>;
  /** The sessions that it has announced and not ended. */
  sessions: Set<string>;
};

/**
 * The presence of editors in the Studio: JSON-RPC 2.0 over a WebSocket, passed on to others of a
 * dataset.
 */
export class Presence {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  readonly #members = new Map<WebSocket, Member>();

  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const room = SOCKET_PATH.exec(request.url ?? "")?.[1];
    const { host, origin, cookie } = request.headers;
    const isLocal = isLoopbackHost(host) && (origin === undefined || isLoopbackOrigin(origin));
    if (room === undefined || !isLocal) {
      const status = isLocal ? "404 Not Found" : "403 Forbidden";
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) =>
      this.#join(room, opened, authorIn(cookie)),
    );
  };

  close(): void {
    for (const socket of this.#members.keys()) socket.terminate();
    this.#sockets.close();
  }

  #join(room: string, socket: WebSocket, person: string): void {
    const member: Member = { room, person, subscriptions: new Set(), sessions: new Set() };
    this.#members.set(socket, member);
    const heartbeat = setInterval(() => socket.send("♥"), HEARTBEAT_MS);
    socket.on("message", (data) => {
      socket.send(JSON.stringify(this.#handle(data, member)));
    });
    // After a broken frame or a lost connection, `close` follows and cleans up.
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearInterval(heartbeat);
      this.#members.delete(socket);
      this.#leave(member);
    });
  }

  /**
   * Says for a tab that has gone without a word that it has. A Studio shows a session until it hears
   * that. A tab that has connected again goes on with its session.
   */
  #leave({ room, person: i, sessions }: Member): void {
    for (const session of sessions) {
      const goesOn = [...this.#members.values()].some((each) => each.sessions.has(session));
      if (!goesOn) this.#broadcast(room, { type: "disconnect", i, m: { session } });
    }
  }

  #handle(data: RawData, { room, person: i, subscriptions, sessions }: Member) {
    const jsonrpc = "2.0";
    const parsed = parseCall(data);
    if (!parsed) return { jsonrpc, error: { code: -32600, message: "Invalid request" } };
    const { id, method, params } = parsed;
    if (method === "presence_subscribe") {
      const subscription = randomUUID();
      subscriptions.add(subscription);
      return { jsonrpc, id, result: subscription };
    }
    if (method === "presence_announce") {
      const { data: session } = announced.safeParse(params.data);
      if (session !== undefined) sessions.add(session.sessionId);
    }
    if (method === "presence_disconnect") sessions.delete(String(params.session));
    const told: Partial<Record<string, object>> = {
      presence_rollcall: { type: "rollCall", i, session: params.session },
      presence_announce: { type: "state", i, m: params.data },
      presence_disconnect: { type: "disconnect", i, m: { session: params.session } },
    };
    const message = told[method];
    if (!message) {
      return { jsonrpc, id, error: { code: -32601, message: `No such method: ${method}` } };
    }
    this.#broadcast(room, message);
    return { jsonrpc, id, result: {} };
  }

  #broadcast(room: string, result: unknown): void {
    for (const [socket, member] of this.#members) {
      if (member.room !== room) continue;
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      for (const subscription of member.subscriptions) {
        const params = { subscription, result };
        socket.send(JSON.stringify({ jsonrpc: "2.0", method: "presence_subscription", params }));
      }
    }
  }
}

function parseCall(data: RawData): z.infer<typeof call> | undefined {
  try {
    return call.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}
