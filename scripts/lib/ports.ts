import { connect } from "node:net";

const CONNECT_TIMEOUT_MS = 500;

/** Whether the TCP port is free on this machine, on IPv4 and IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  const looks = ["127.0.0.1", "::1"].map((host) => {
    const socket = connect({ port, host, timeout: CONNECT_TIMEOUT_MS });
    return new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(false));
      for (const event of ["timeout", "error"]) socket.once(event, () => resolve(true));
    }).finally(() => socket.destroy());
  });
  return (await Promise.all(looks)).every(Boolean);
}
