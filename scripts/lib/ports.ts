import { connect, createServer } from "node:net";

const LOOPBACKS = ["127.0.0.1", "::1"];
const CONNECT_TIMEOUT_MS = 500;

/** Whether nothing on this machine uses the TCP port, on IPv4 and on IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of LOOPBACKS) {
    // Some systems allow listening next to a server on the wildcard address, so ask both ways.
    if (await isAnswered(port, host)) return false;
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no such address: nobody can be using the port there.
      resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT");
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: CONNECT_TIMEOUT_MS });
    const finish = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once("connect", () => finish(true));
    socket.once("timeout", () => finish(false));
    socket.once("error", () => finish(false));
  });
}
